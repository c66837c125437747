import type { CityWords } from './words.ts';
import { SKEIN_1_GIG, SKEIN_500 } from '../offer.ts';

/** Cities where fiber can be ordered; Austin has words of its own on its page. */
export const currentWords: Readonly<Record<string, CityWords>> = {
  atlanta: {
    title: ['A line for every Peachtree.', 'Una línea para cada Peachtree.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Kirkwood to West End, under roots that were here first.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Kirkwood a West End, por debajo de raíces que llegaron antes.`,
    ],
    said: ['The trees won every argument.', 'Los árboles ganaron todas las discusiones.'],
    story: [
      'A city this green is dug by hand. Our crews carry two spades and the number of an arborist, and the oaks of Candler Park have not noticed us yet.',
      'Una ciudad tan verde se cava a mano. Nuestras cuadrillas llevan dos palas y el número de un arbolista, y los robles de Candler Park aún no se han enterado de nosotros.',
    ],
  },
  charlotte: {
    title: ['Faster than the light rail, and quieter.', 'Más rápida que el tren ligero, y más callada.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from NoDa to South End, with the same speed both ways.`,
      `Fibra desde ${SKEIN_500.price} al mes, de NoDa a South End, igual de rápida de ida que de vuelta.`,
    ],
    said: ['We followed the rails.', 'Seguimos las vías.'],
    story: [
      'The first line in Charlotte runs beside the Blue Line, because the ground was open already. It reached University City before the second coat of paint on the stations.',
      'La primera línea de Charlotte corre junto a la Línea Azul, porque el suelo ya estaba abierto. Llegó a University City antes que la segunda mano de pintura de las estaciones.',
    ],
  },
  desmoines: {
    title: ['Quick enough for a caucus night.', 'Rápida hasta en noche de caucus.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Beaverdale to the East Village, frozen ground or not.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Beaverdale al East Village, con el suelo helado o sin helar.`,
    ],
    said: ['We dig until the ground says no.', 'Cavamos hasta que el suelo dice que no.'],
    story: [
      'It says so in December, at about forty inches. From then until March we splice, hang what can hang, and eat what people in Sherman Hill keep bringing out.',
      'Lo dice en diciembre, a un metro de hondo. De ahí a marzo empalmamos, colgamos lo que se puede colgar y comemos lo que la gente de Sherman Hill nos sigue trayendo.',
    ],
  },
  huntsville: {
    title: ['Mission control works from home now.', 'El control de misión ya trabaja desde casa.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Five Points to Hampton Cove, and a countdown only on installation day.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Five Points a Hampton Cove, y cuenta regresiva solo el día de la instalación.`,
    ],
    said: ['Our customers check our arithmetic.', 'Nuestros clientes nos revisan las cuentas.'],
    story: [
      'One house in three here has an engineer in it. They measured the line before we did, and sent us a chart; it hangs in the van.',
      'Aquí, una de cada tres casas tiene ingeniero. Midieron la línea antes que nosotros y nos mandaron la gráfica; cuelga en la camioneta.',
    ],
  },
  kansascity: {
    title: ['West of the line, same line.', 'Al oeste de la raya, la misma línea.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in Kansas City, Kansas, from Strawberry Hill to Piper.`,
      `Fibra desde ${SKEIN_500.price} al mes en Kansas City, Kansas, de Strawberry Hill a Piper.`,
    ],
    said: ['State Line Road is one trench.', 'State Line Road es una sola zanja.'],
    story: [
      'Half of it lies in Kansas and half in Missouri, and two inspectors came to see it. They had lunch together; the light did not wait for them.',
      'La mitad queda en Kansas y la mitad en Misuri, y vinieron a verla dos inspectores. Comieron juntos; la luz no los esperó.',
    ],
  },
  'kansascity-mo': {
    title: ['Slow smoke, quick line.', 'Humo lento, línea rápida.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in Kansas City, Missouri, from the River Market to Waldo.`,
      `Fibra desde ${SKEIN_500.price} al mes en Kansas City, Misuri, del River Market a Waldo.`,
    ],
    said: ['Some things should take fourteen hours.', 'Hay cosas que deben tardar catorce horas.'],
    story: [
      `Brisket, for one. A backup of the family pictures should not: on ${SKEIN_1_GIG.name} it is done by the time the fire is lit in Brookside.`,
      `La carne ahumada, por ejemplo. La copia de las fotos de la familia, no: con ${SKEIN_1_GIG.name} termina antes de que prenda el fuego en Brookside.`,
    ],
  },
  nashville: {
    title: ['Send the stems before the coffee is cold.', 'Manda las pistas antes de que se enfríe el café.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Inglewood to 12 South, for whoever records in the spare room.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Inglewood a 12 South, para quien graba en el cuarto de visitas.`,
    ],
    said: ['The drummer is in another house.', 'El baterista está en otra casa.'],
    story: [
      'He has been since spring, and nobody on the record can tell. A line with little delay makes a band out of three porches in East Nashville.',
      'Desde la primavera, y en el disco nadie lo nota. Con poca demora, tres porches de East Nashville hacen una banda.',
    ],
  },
  smyrna: {
    title: ['A small town, and the whole line.', 'Ciudad chica, línea entera.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in Smyrna, from the Depot District to Almaville.`,
      `Fibra desde ${SKEIN_500.price} al mes en Smyrna, del Depot District a Almaville.`,
    ],
    said: ['We know the train by its horn.', 'Al tren lo conocemos por la bocina.'],
    story: [
      'The line crosses the tracks in one place, under the depot, and we had eleven minutes between two freights to pull it. It took nine.',
      'La línea cruza las vías en un solo punto, bajo la estación, y entre dos trenes de carga teníamos once minutos para pasarla. Nos tomó nueve.',
    ],
  },
  triangle: {
    title: ['Three towns, three colors, one line.', 'Tres ciudades, tres colores, una línea.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in Raleigh, Durham and Chapel Hill, and in whatever lies between.`,
      `Fibra desde ${SKEIN_500.price} al mes en Raleigh, Durham y Chapel Hill, y en todo lo que queda en medio.`,
    ],
    said: ['We do not ask whom you root for.', 'No preguntamos a quién le vas.'],
    story: [
      'The installers do, but only afterwards. In March the network carries three opinions on one game, all of them at 4K, and does not take sides.',
      'Los instaladores sí, pero al final. En marzo la red lleva tres opiniones sobre un mismo partido, todas en 4K, y no toma partido.',
    ],
  },
  westdesmoines: {
    title: ['The line reached Valley Junction by streetcar.', 'La línea llegó a Valley Junction en tranvía.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in West Des Moines, in the conduit that the city laid for everybody.`,
      `Fibra desde ${SKEIN_500.price} al mes en West Des Moines, por los ductos que la ciudad puso para todos.`,
    ],
    said: ['Somebody here planned ahead.', 'Aquí alguien pensó antes.'],
    story: [
      'The city put its own pipes into the ground and lets whoever wants pull a line. We wanted. Your lawn was opened once, and not by us.',
      'La ciudad enterró sus propios ductos y deja que quien quiera pase una línea. Quisimos. Tu césped se abrió una sola vez, y no lo abrimos nosotros.',
    ],
  },
  mesa: {
    title: ['Shade for your bandwidth.', 'Sombra para tu ancho de banda.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Dobson Ranch to Las Sendas. It lies two feet down, where it is cool.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Dobson Ranch a Las Sendas. Va a sesenta centímetros, donde hace fresco.`,
    ],
    said: ['Caliche has a sound.', 'El caliche tiene su sonido.'],
    story: [
      'You hear it when the drill meets it, and then you hear the foreman. We cut it with water at four in the morning, and the street is swept by breakfast.',
      'Se oye cuando el taladro lo encuentra, y luego se oye al capataz. Lo cortamos con agua a las cuatro de la mañana, y la calle queda barrida a la hora del desayuno.',
    ],
  },
  orangecounty: {
    title: [
      'Every village of Irvine, and no tower in sight.',
      'Cada villa de Irvine, y ni una torre a la vista.',
    ],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month for homes in Irvine and around it, from Northwood to Turtle Rock.`,
      `Fibra desde ${SKEIN_500.price} al mes para hogares en Irvine y alrededores, de Northwood a Turtle Rock.`,
    ],
    said: ['We had the color of the boxes approved.', 'Nos aprobaron el color de las cajas.'],
    story: [
      'By seven associations, in seven shades of sand. We serve homes here and nothing else so far; a shop or an office finds us in other cities.',
      'Siete asociaciones, en siete tonos de arena. Aquí atendemos hogares y por ahora nada más; tiendas y oficinas nos encuentran en otras ciudades.',
    ],
  },
  provo: {
    title: ['A full house on one line, and room left.', 'Casa llena, una línea, y sobra sitio.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Joaquin to Edgemont, for six roommates or eight children.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Joaquin a Edgemont, para seis compañeros de cuarto u ocho hijos.`,
    ],
    said: ['The busiest hour is Sunday at eight.', 'La hora más llena es el domingo a las ocho.'],
    story: [
      'That is when everybody in Provo calls a brother somewhere. Two thousand videos leave the city at once, and the line does not slow by a digit.',
      'Es cuando todo Provo llama a un hermano en alguna parte. Salen dos mil videos de la ciudad a la vez, y la línea no baja ni un dígito.',
    ],
  },
  saltlakevalley: {
    title: ['One valley, wall to wall.', 'Un valle, de pared a pared.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from the Avenues down to Sandy, with the mountains out of the way for once.`,
      `Fibra desde ${SKEIN_500.price} al mes, de las Avenues hasta Sandy, y por una vez las montañas no estorban.`,
    ],
    said: [
      'Streets with four-digit names are easy to map.',
      'Las calles con nombre de cuatro cifras se dibujan solas.',
    ],
    story: [
      'Our planners asked whether every city could be numbered like this one. A crew that starts at 900 East and 900 South knows where lunch is without a map.',
      'Nuestros planificadores preguntaron si todas las ciudades podían numerarse así. Una cuadrilla que empieza en 900 East y 900 South sabe dónde se come sin mirar el mapa.',
    ],
  },
  sanantonio: {
    title: ['As long as the river, and faster.', 'Tan larga como el río, y más rápida.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from the Pearl to Southtown and out to Stone Oak, in both of the city’s languages.`,
      `Fibra desde ${SKEIN_500.price} al mes, del Pearl a Southtown y hasta Stone Oak, en los dos idiomas de la ciudad.`,
    ],
    said: ['We stop for Fiesta.', 'En Fiesta paramos.'],
    story: [
      'Eleven days in April, every year, with the trenches covered and the cones put away. The crews find the confetti in their boots until June.',
      'Once días de abril, cada año, con las zanjas tapadas y los conos guardados. Las cuadrillas siguen sacando confeti de las botas en junio.',
    ],
  },
};
