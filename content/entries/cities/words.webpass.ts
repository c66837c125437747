import type { CityWords } from './words.ts';
import { SKEIN_1_GIG, SKEIN_500 } from '../offer.ts';

/** Texts of the cities whose buildings get service by radio from roof to roof (Webpass). */
export const webpassWords: Readonly<Record<string, CityWords>> = {
  chicago: {
    title: ['Internet with a view.', 'Internet con vista.'],
    subtitle: [
      'Webpass for buildings from the South Loop to Wicker Park, from roof to roof, high above the L.',
      'Webpass para edificios, del South Loop a Wicker Park, de azotea en azotea y por encima del tren elevado.',
    ],
    said: ['We’re ready for the wind.', 'Listos para el viento.'],
    story: [
      'Our dishes here stand on concrete feet, and we aim them again after the first storm every fall. In seven winters, one has moved, by the width of a thumb.',
      'Aquí las antenas tienen base de concreto, y las volvemos a apuntar después de la primera tormenta de cada otoño. En siete inviernos se ha movido una, el ancho de un pulgar.',
    ],
  },
  denver: {
    title: ['A mile up, and then to your roof.', 'Una milla arriba, hasta tu azotea.'],
    subtitle: [
      'Webpass for buildings from Union Station to Capitol Hill: up and running the day you move in.',
      'Webpass para edificios, de Union Station a Capitol Hill: funciona el día que te mudas.',
    ],
    said: ['On a clear day we see every roof.', 'En un día claro vemos todas las azoteas.'],
    story: [
      'There are three hundred clear days a year. On the rest, the radio sees for us: snow is mostly air, and air doesn’t stop a signal.',
      'Hay trescientos días claros al año. En los demás, la radio ve por nosotros: la nieve es casi puro aire, y el aire no detiene una señal.',
    ],
  },
  miami: {
    title: ['Salt, sun, and a steady line.', 'Sal, sol y una línea firme.'],
    subtitle: [
      'Webpass for towers in Brickell, Edgewater and nearby: just plug into the wall. We speak Spanish too.',
      'Webpass para las torres de Brickell, Edgewater y alrededores: solo conéctate a la pared. Y hablamos español.',
    ],
    said: ['Every dish has been through a hurricane.', 'Cada antena ya pasó por un huracán.'],
    story: [
      'Most have been through two. When there’s a warning, we strap them down. When it passes, we’re on the roof before the elevator works again.',
      'La mayoría, por dos. Cuando hay alerta, las amarramos. Cuando pasa, estamos en la azotea antes de que funcione el elevador.',
    ],
  },
  oakland: {
    title: ['The fog stays across the bay.', 'La niebla se queda del otro lado de la bahía.'],
    subtitle: [
      'Webpass for buildings from Jack London Square to Temescal, aimed from the hills.',
      'Webpass para edificios, de Jack London Square a Temescal, apuntado desde las colinas.',
    ],
    said: ['We work around the cranes.', 'Rodeamos las grúas.'],
    story: [
      'Two of our links cross the port, so we know its cranes by number. When one raises its arm, the signal takes the next roof, and nobody’s movie stops.',
      'Dos de nuestros enlaces cruzan el puerto, así que a las grúas las conocemos por número. Cuando una levanta el brazo, la señal pasa por la siguiente azotea y a nadie se le detiene la película.',
    ],
  },
  sandiego: {
    title: ['The weather was never the problem.', 'El clima nunca fue el problema.'],
    subtitle: [
      'Webpass for buildings from Little Italy to the East Village, and up in Hillcrest.',
      'Webpass para edificios, de Little Italy al East Village, y arriba en Hillcrest.',
    ],
    said: ['The planes don’t bother us.', 'Los aviones no nos molestan.'],
    story: [
      'Downtown roofs are low because of the airport, so ours can all see each other. The planes come in between them, and the signal keeps going.',
      'Las azoteas del centro son bajas por el aeropuerto, así que todas las nuestras se ven. Los aviones pasan en medio y la señal sigue.',
    ],
  },
  sanfrancisco: {
    title: ['Your hills are our towers.', 'Tus colinas son nuestras torres.'],
    subtitle: [
      `Webpass for buildings from SoMa to Pacific Heights: ${SKEIN_500.speed} or ${SKEIN_1_GIG.speed}, both ways.`,
      `Webpass para edificios, de SoMa a Pacific Heights: ${SKEIN_500.speed} o ${SKEIN_1_GIG.speed}, de bajada y de subida.`,
    ],
    said: ['Webpass started here.', 'Aquí empezó Webpass.'],
    story: [
      'Webpass hung its first dish in the Mission, on a roof with a vegetable garden. Both are still there. The dish needs less water.',
      'Webpass puso su primera antena en la Mission, en una azotea con huerto. Los dos siguen ahí. La antena necesita menos agua.',
    ],
  },
  seattle: {
    title: ['It rains. It works.', 'Llueve. Funciona.'],
    subtitle: [
      'Webpass for buildings from Belltown to Capitol Hill, with four times the signal a dry day needs.',
      'Webpass para edificios, de Belltown a Capitol Hill, con cuatro veces la señal que pide un día seco.',
    ],
    said: ['Our worst day here was sunny.', 'Aquí nuestro peor día fue soleado.'],
    story: [
      'A window cleaner hung his jacket over a dish in South Lake Union. We had it back in twenty minutes, and he hangs it somewhere else now.',
      'Un limpiador de ventanas colgó su chaqueta en una antena de South Lake Union. En veinte minutos lo arreglamos, y ahora la cuelga en otra parte.',
    ],
  },
};
