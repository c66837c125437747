import type { CityWords } from './words.ts';
import { SKEIN_1_GIG, SKEIN_500 } from '../offer.ts';

/** Texts of the cities that sell fiber. Austin is missing, because its page is handwritten. */
export const currentWords: Readonly<Record<string, CityWords>> = {
  atlanta: {
    title: ['A line for every Peachtree.', 'Una línea para cada Peachtree.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Kirkwood to West End, under the roots that were here first.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Kirkwood a West End, por debajo de raíces que llegaron antes.`,
    ],
    said: ['The trees won every argument.', 'Los árboles ganaron todas las discusiones.'],
    story: [
      'In a city this green, you dig by hand. Our crews carry two shovels and an arborist’s number, and the oaks in Candler Park haven’t noticed us yet.',
      'Una ciudad tan verde se cava a mano. Nuestras cuadrillas llevan dos palas y el número de un arbolista, y los robles de Candler Park ni se han enterado.',
    ],
  },
  charlotte: {
    title: ['Faster than the light rail, and quieter.', 'Más rápida que el tren ligero, y más silenciosa.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from NoDa to South End, with the same speed both ways.`,
      `Fibra desde ${SKEIN_500.price} al mes, de NoDa a South End, igual de rápida de ida que de vuelta.`,
    ],
    said: ['We followed the rails.', 'Seguimos las vías.'],
    story: [
      'The first line in Charlotte runs beside the Blue Line, because the ground was already open. It reached University City before the stations got their second coat of paint.',
      'La primera línea de Charlotte corre junto a la Línea Azul, porque el suelo ya estaba abierto. Llegó a University City antes que la segunda mano de pintura de las estaciones.',
    ],
  },
  desmoines: {
    title: ['Fast enough for caucus night.', 'Rápida hasta en noche de caucus.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Beaverdale to the East Village, frozen ground or not.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Beaverdale al East Village, con el suelo helado o sin helar.`,
    ],
    said: ['We dig until the ground says no.', 'Cavamos hasta que el suelo dice que no.'],
    story: [
      'That’s in December, at about forty inches. From then until March we splice, hang cable on poles, and eat what people in Sherman Hill keep bringing out.',
      'Eso pasa en diciembre, a unas cuarenta pulgadas. De ahí a marzo empalmamos, colgamos cable en los postes y comemos lo que la gente de Sherman Hill nos sigue trayendo.',
    ],
  },
  huntsville: {
    title: ['Mission control works from home now.', 'El control de misión ya trabaja desde casa.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Five Points to Hampton Cove, and a countdown only on installation day.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Five Points a Hampton Cove, y cuenta regresiva solo el día de la instalación.`,
    ],
    said: ['Our customers check our math.', 'Nuestros clientes nos revisan las cuentas.'],
    story: [
      'One in three houses here has an engineer in it. They measured the line before we did and sent us a chart. It’s hanging in the van.',
      'Aquí, una de cada tres casas tiene ingeniero. Midieron la línea antes que nosotros y nos mandaron la gráfica. La llevamos en la camioneta.',
    ],
  },
  kansascity: {
    title: ['Same fiber, Kansas side.', 'La misma fibra, del lado de Kansas.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in Kansas City, Kansas, from Strawberry Hill to Piper.`,
      `Fibra desde ${SKEIN_500.price} al mes en Kansas City, Kansas, de Strawberry Hill a Piper.`,
    ],
    said: ['One trench, two states.', 'Una sola zanja, dos estados.'],
    story: [
      'Under State Line Road, half of it is in Kansas and half in Missouri, so two inspectors came to see it. They ended up having lunch together.',
      'Bajo State Line Road, la mitad queda en Kansas y la mitad en Missouri, así que vinieron a verla dos inspectores. Acabaron comiendo juntos.',
    ],
  },
  'kansascity-mo': {
    title: ['Slow smoke, fast fiber.', 'Humo lento, fibra rápida.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in Kansas City, Missouri, from the River Market to Waldo.`,
      `Fibra desde ${SKEIN_500.price} al mes en Kansas City, Missouri, del River Market a Waldo.`,
    ],
    said: ['Some things should take fourteen hours.', 'Hay cosas que deben tardar catorce horas.'],
    story: [
      `Brisket, for one. Backing up the family photos shouldn’t: on ${SKEIN_1_GIG.name}, it’s done by the time the fire is lit in Brookside.`,
      `La carne ahumada, por ejemplo. La copia de las fotos de la familia, no: con ${SKEIN_1_GIG.name} termina antes de que prenda el fuego en Brookside.`,
    ],
  },
  nashville: {
    title: ['Send the stems before your coffee’s cold.', 'Manda las pistas antes de que se enfríe el café.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Inglewood to 12 South, for anyone who records in the spare room.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Inglewood a 12 South, para quien graba en el cuarto de visitas.`,
    ],
    said: ['The drummer is in another house.', 'El baterista está en otra casa.'],
    story: [
      'He has been since spring, and you can’t tell on the record. With so little delay, three porches in East Nashville make one band.',
      'Lleva así desde la primavera, y en el disco no se nota. Con tan poca demora, tres porches de East Nashville hacen una banda.',
    ],
  },
  smyrna: {
    title: ['Small town, full-size fiber.', 'Ciudad pequeña, fibra grande.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in Smyrna, from the Depot District to Almaville.`,
      `Fibra desde ${SKEIN_500.price} al mes en Smyrna, del Depot District a Almaville.`,
    ],
    said: ['We know the train by its horn.', 'Al tren lo conocemos por la bocina.'],
    story: [
      'The line crosses the tracks in one place, under the depot. We had eleven minutes between two freight trains to pull it through. It took nine.',
      'La línea cruza las vías en un solo punto, bajo la estación. Teníamos once minutos entre dos trenes de carga para pasarla. Tardamos nueve.',
    ],
  },
  triangle: {
    title: ['Three towns, three colors, one line.', 'Tres ciudades, tres colores, una línea.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in Raleigh, Durham and Chapel Hill, and everywhere in between.`,
      `Fibra desde ${SKEIN_500.price} al mes en Raleigh, Durham y Chapel Hill, y en todo lo que queda en medio.`,
    ],
    said: ['We don’t ask who you root for.', 'No preguntamos a quién le vas.'],
    story: [
      'Our installers do, but only when they’re done. In March the network carries three opinions on one game, all in 4K, and doesn’t take sides.',
      'Los instaladores sí, pero al terminar. En marzo la red lleva tres opiniones sobre un mismo partido, todas en 4K, y no toma partido.',
    ],
  },
  westdesmoines: {
    title: ['Fiber has come to Valley Junction.', 'La fibra ya llegó a Valley Junction.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month in West Des Moines, in the conduit the city laid for everyone.`,
      `Fibra desde ${SKEIN_500.price} al mes en West Des Moines, por los ductos que la ciudad puso para todos.`,
    ],
    said: ['Someone here planned ahead.', 'Aquí alguien pensó en el futuro.'],
    story: [
      'The city put its own conduit in the ground and lets any provider use it. So we did. Your lawn got dug up once, and not by us.',
      'La ciudad enterró sus propios ductos y deja que cualquier proveedor los use. Los usamos. Tu pasto se abrió una sola vez, y no lo abrimos nosotros.',
    ],
  },
  mesa: {
    title: ['Fiber that keeps its cool.', 'Fibra que se mantiene fresca.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Dobson Ranch to Las Sendas. It’s buried two feet down, where it’s cool.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Dobson Ranch a Las Sendas. Va enterrada a dos pies, donde hace fresco.`,
    ],
    said: ['You can hear the caliche.', 'El caliche se oye.'],
    story: [
      'First you hear the drill hit it, and then you hear the foreman. We cut it with water at four in the morning, and the street is swept by breakfast.',
      'Primero se oye el taladro al toparse con él, y luego se oye al capataz. Lo cortamos con agua a las cuatro de la mañana, y la calle queda barrida a la hora del desayuno.',
    ],
  },
  orangecounty: {
    title: [
      'Every village in Irvine, no tower in sight.',
      'Cada rincón de Irvine, y ninguna torre a la vista.',
    ],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month for homes in Irvine and around it, from Northwood to Turtle Rock.`,
      `Fibra desde ${SKEIN_500.price} al mes para hogares en Irvine y alrededores, de Northwood a Turtle Rock.`,
    ],
    said: ['Even our boxes got approved.', 'Nos aprobaron hasta las cajas.'],
    story: [
      'Seven homeowners associations picked seven shades of sand. For now we only serve homes here; shops and offices can find us in other cities.',
      'Siete asociaciones de vecinos eligieron siete tonos de arena. Por ahora aquí solo atendemos hogares; tiendas y oficinas nos encuentran en otras ciudades.',
    ],
  },
  provo: {
    title: ['A full house on one line, with room to spare.', 'Casa llena, una línea, y sobra espacio.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from Joaquin to Edgemont, for six roommates or eight kids.`,
      `Fibra desde ${SKEIN_500.price} al mes, de Joaquin a Edgemont, para seis compañeros de cuarto u ocho hijos.`,
    ],
    said: ['The busiest hour is Sunday at eight.', 'La hora pico es el domingo a las ocho.'],
    story: [
      'That’s when everyone in Provo calls a brother somewhere. Two thousand video calls leave the city at once, and the line doesn’t slow down a bit.',
      'Es cuando todo Provo llama a un hermano en alguna parte. Salen dos mil videollamadas de la ciudad a la vez, y la línea no baja ni un poco.',
    ],
  },
  saltlakevalley: {
    title: ['One valley, wall to wall.', 'Todo el valle, de lado a lado.'],
    subtitle: [
      `Fiber from ${SKEIN_500.price} a month, from the Avenues down to Sandy, with the mountains out of the way for once.`,
      `Fibra desde ${SKEIN_500.price} al mes, de las Avenues hasta Sandy, y por una vez las montañas no estorban.`,
    ],
    said: [
      'Streets with numbers for names are easy to map.',
      'Las calles con número de nombre son fáciles de trazar.',
    ],
    story: [
      'Our planners asked if every city could be numbered like this one. A crew that starts at 900 East and 900 South can find lunch without a map.',
      'Nuestros planificadores preguntaron si todas las ciudades podían numerarse así. Una cuadrilla que empieza en 900 East y 900 South encuentra dónde comer sin mapa.',
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
      'Eleven days every April, with the trenches covered and the cones put away. The crews find confetti in their boots until June.',
      'Once días de abril, cada año, con las zanjas tapadas y los conos guardados. Las cuadrillas siguen sacando confeti de las botas hasta junio.',
    ],
  },
};
