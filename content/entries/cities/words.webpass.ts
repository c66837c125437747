import type { CityWords } from './words.ts';

/** Cities whose buildings are served from roof to roof. */
export const webpassWords: Readonly<Record<string, CityWords>> = {
  chicago: {
    title: ['Internet that takes the view.', 'Internet con vista.'],
    subtitle: [
      'From roof to roof, above the wind and the el: Webpass for buildings from the South Loop to Wicker Park.',
      'De azotea en azotea, por encima del viento y del tren elevado: Webpass para edificios, del South Loop a Wicker Park.',
    ],
    said: ['The wind was told about us.', 'Al viento le avisamos.'],
    story: [
      'Our dishes here stand on feet of concrete, and are aimed again after the first storm of each fall. In eleven winters one has moved, by the width of a thumb.',
      'Aquí las antenas tienen pies de concreto, y las volvemos a apuntar tras la primera tormenta de cada otoño. En once inviernos se ha movido una, el ancho de un pulgar.',
    ],
  },
  denver: {
    title: ['A mile up, and then onto the roof.', 'A una milla de altura, y de ahí a la azotea.'],
    subtitle: [
      'Webpass for buildings from Union Station to Capitol Hill: up and running the day you move in.',
      'Webpass para edificios, de Union Station a Capitol Hill: funciona el día que te mudas.',
    ],
    said: ['On a clear day we see forty roofs.', 'En un día claro vemos cuarenta azoteas.'],
    story: [
      'There are three hundred clear days a year. On the others the radio sees for us: snow is mostly air, and air does not stop a signal.',
      'Hay trescientos días claros al año. En los demás, el radio ve por nosotros: la nieve es casi toda aire, y el aire no detiene una señal.',
    ],
  },
  miami: {
    title: ['Salt, sun, and a steady line.', 'Sal, sol y una línea firme.'],
    subtitle: [
      'Webpass for towers in Brickell, Edgewater and around: a jack in the wall, in Spanish too.',
      'Webpass para las torres de Brickell, Edgewater y alrededores: una toma en la pared, también en español.',
    ],
    said: ['Every dish has been through a hurricane.', 'Cada antena ya pasó por un huracán.'],
    story: [
      'Most of them through two. When a warning comes we strap them down, and when it has gone by we are on the roof before the elevator works again.',
      'La mayoría, por dos. Cuando hay aviso las amarramos, y cuando pasa ya estamos en la azotea antes de que funcione el elevador.',
    ],
  },
  oakland: {
    title: ['The fog stays across the bay.', 'La niebla se queda del otro lado de la bahía.'],
    subtitle: [
      'Webpass for buildings from Jack London Square to Temescal, aimed from the hills.',
      'Webpass para edificios, de Jack London Square a Temescal, apuntado desde las colinas.',
    ],
    said: ['The cranes make way.', 'Las grúas hacen sitio.'],
    story: [
      'Two of our paths cross the port, so we know its cranes by number. When one turns up its arm, the link goes over the next roof, and nobody’s film stops.',
      'Dos de nuestros enlaces cruzan el puerto, así que a las grúas las conocemos por número. Cuando una levanta el brazo, el enlace pasa por la otra azotea y a nadie se le para la película.',
    ],
  },
  sandiego: {
    title: ['The weather was never the problem.', 'El clima nunca fue el problema.'],
    subtitle: [
      'Webpass for buildings from Little Italy to the East Village, and up in Hillcrest.',
      'Webpass para edificios, de Little Italy al East Village, y arriba en Hillcrest.',
    ],
    said: ['Flights pass below our conscience.', 'Los aviones pasan y no nos enteramos.'],
    story: [
      'Downtown roofs are low because of the airport, so ours can all see each other. The planes come in between them, and take nothing with them.',
      'Los techos del centro son bajos por el aeropuerto, así que todos los nuestros se ven. Los aviones pasan en medio y no se llevan nada.',
    ],
  },
  sanfrancisco: {
    title: ['Hills are towers that came for free.', 'Las colinas son torres que salieron gratis.'],
    subtitle: [
      'Webpass for buildings from SoMa to Pacific Heights: five hundred or a thousand, both ways.',
      'Webpass para edificios, de SoMa a Pacific Heights: quinientos o mil, de ida y de vuelta.',
    ],
    said: ['This is where it began.', 'Aquí empezó todo.'],
    story: [
      'Webpass hung its first dish in the Mission, on a roof with a vegetable garden. Both are still there; the dish needs less water.',
      'Webpass colgó su primera antena en la Mission, en una azotea con huerta. Las dos siguen ahí; la antena necesita menos agua.',
    ],
  },
  seattle: {
    title: ['It rains. It works.', 'Llueve. Funciona.'],
    subtitle: [
      'Webpass for buildings from Belltown to Capitol Hill, with four times the strength a dry day needs.',
      'Webpass para edificios, de Belltown a Capitol Hill, con cuatro veces la fuerza que pide un día seco.',
    ],
    said: ['Our worst day here was sunny.', 'Aquí nuestro peor día fue soleado.'],
    story: [
      'A window cleaner hung his jacket over a dish in South Lake Union. It was back in twenty minutes, and he kept the jacket off ever since.',
      'Un limpiador de ventanas colgó la chamarra sobre una antena en South Lake Union. En veinte minutos estaba arreglado, y desde entonces la cuelga en otra parte.',
    ],
  },
};
