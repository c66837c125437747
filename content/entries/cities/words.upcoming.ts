import type { CityWords } from './words.ts';

/**
 * Texts of the cities under construction. Chandler, Las Vegas and Westminster are missing, because their pages
 * are handwritten.
 */
export const upcomingWords: Readonly<Record<string, CityWords>> = {
  councilbluffs: {
    first: 'Madison Avenue',
    title: ['Fiber is climbing the bluffs.', 'La fibra sube por las lomas.'],
    subtitle: [
      'The cable has crossed under the river from Omaha. Now it’s coming up, a street at a time.',
      'El cable ya cruzó desde Omaha por debajo del río. Ahora sube, calle por calle.',
    ],
    said: ['Our easiest digging yet.', 'Nunca cavamos tan fácil.'],
    story: [
      'In the loess of these hills, a trench holds its walls like a slice of cake. That’s easy to dig, and hard to explain to crews from Texas.',
      'En el loes de estas lomas, la zanja guarda sus paredes como una rebanada de pastel. Es fácil de cavar, y difícil de explicar a las cuadrillas de Texas.',
    ],
  },
  elpaso: {
    first: 'Kern Place',
    title: ['Three states meet here. Fiber is next.', 'Aquí se juntan tres estados. Ahora, la fibra.'],
    subtitle: [
      'We’re building from Kern Place down to Segundo Barrio, and we’ll answer in the language you say hello in.',
      'Construimos de Kern Place a Segundo Barrio, y contestamos en el idioma en que saludas.',
    ],
    said: ['The mountain has a say.', 'La montaña opina.'],
    story: [
      'It’s in the middle of town, so our line goes around it: nineteen miles to connect two houses that can see each other. The light doesn’t mind the detour.',
      'Está en medio de la ciudad, así que la línea le da la vuelta: diecinueve millas para unir dos casas que se ven. A la luz no le importa el rodeo.',
    ],
  },
  idahofalls: {
    first: 'Downtown',
    title: ['The river never stops. Neither do we.', 'El río no se detiene. Nosotros tampoco.'],
    subtitle: [
      'The first streets, by the falls, start when the ground thaws. Then we work outward from downtown.',
      'Las primeras calles, junto a las cascadas, empiezan cuando se deshiele el suelo. Luego avanzamos desde el centro.',
    ],
    said: ['Potatoes first.', 'Primero, las papas.'],
    story: [
      'Nobody digs in September, when the roads belong to the harvest. It’s in our plan, right below the permits.',
      'En septiembre nadie cava, porque los caminos son de la cosecha. Está en nuestro plan, justo debajo de los permisos.',
    ],
  },
  lakewood: {
    first: 'Belmar',
    title: ['Next stop west of Denver.', 'Próxima parada al oeste de Denver.'],
    subtitle: [
      'Belmar goes first, then Green Mountain, if the hail lets us.',
      'Primero va Belmar; luego, Green Mountain, si el granizo nos deja.',
    ],
    said: ['Half of you work on the other side of the hill.', 'Media ciudad trabaja al otro lado del cerro.'],
    story: [
      'And you’d rather not drive there on a powder day. A line that uploads as fast as it downloads is the best commute we know.',
      'Y prefiere no manejar hasta allá cuando hay nieve nueva. Una línea que sube tan rápido como baja es el mejor camino a la oficina que conocemos.',
    ],
  },
  logan: {
    first: 'Hillcrest',
    title: [
      'Last valley before Idaho, next on our list.',
      'El último valle antes de Idaho, el próximo de la lista.',
    ],
    subtitle: [
      'The line is coming up the canyon. Hillcrest and Adams will hear from us first.',
      'La línea ya sube por el cañón. Hillcrest y Adams son los primeros en enterarse.',
    ],
    said: ['The canyon wind taught us knots.', 'El viento del cañón nos enseñó a hacer nudos.'],
    story: [
      'Everything we hang in Logan gets tied twice, because the wind blows down the canyon every morning until nine. After nine, once is enough.',
      'Todo lo que colgamos en Logan va amarrado dos veces, porque el viento baja del cañón cada mañana hasta las nueve. Después de las nueve, con una basta.',
    ],
  },
  omaha: {
    first: 'Dundee',
    title: ['Under the Old Market first.', 'Primero, debajo del Old Market.'],
    subtitle: [
      'The main line already runs under the first brick streets. Homes start in Dundee, then Benson. After that, the order isn’t set.',
      'La línea principal ya pasa bajo las primeras calles de ladrillo. Las casas empiezan en Dundee y luego Benson. Después, el orden no está decidido.',
    ],
    said: ['We number the bricks.', 'Numeramos los ladrillos.'],
    story: [
      'In the Old Market, each one goes back in its place, face up. A crew of four lifts six hundred a day and has a favorite that it won’t show us.',
      'En el Old Market, cada uno vuelve a su sitio, con la misma cara hacia arriba. Una cuadrilla de cuatro levanta seiscientos al día y tiene un preferido que no nos quiere enseñar.',
    ],
  },
  pocatello: {
    first: 'Old Town',
    title: ['The gate is open. We’re on our way.', 'La puerta está abierta. Vamos en camino.'],
    subtitle: [
      'Old Town next year, Alameda the year after. Your sign-ups decide the streets in between.',
      'Old Town el próximo año, Alameda el siguiente. El orden de las demás calles lo decide la lista.',
    ],
    said: ['It’s against the law not to smile here.', 'Aquí está prohibido no sonreír.'],
    story: [
      'They say there’s been an ordinance since 1948. Our foreman keeps a copy in his hard hat, for when the drill hits basalt.',
      'Dicen que hay una ordenanza de 1948. Nuestro capataz lleva una copia en el casco, para cuando el taladro encuentra basalto.',
    ],
  },
  springfield: {
    first: 'Rountree',
    title: ['Route 66 gets a second lane.', 'La Ruta 66 tendrá otro carril.'],
    subtitle: [
      'It’s four millimeters wide, and everything fits. Rountree and Phelps Grove get it first.',
      'Mide cuatro milímetros y cabe todo. Rountree y Phelps Grove lo estrenan.',
    ],
    said: ['Is there a cave under your street?', '¿Hay una cueva debajo de tu calle?'],
    story: [
      'It’s possible. We run radar over the ground before we drill, mark what sounds hollow, and go around it. So far: eleven hollow spots and one very surprised salamander.',
      'Es muy posible. Antes de perforar pasamos un radar, marcamos lo que suena hueco y lo rodeamos. Hasta hoy: once huecos y una salamandra muy sorprendida.',
    ],
  },
  tempe: {
    first: 'Maple-Ash',
    title: ['Fast fiber, between two busy freeways.', 'Fibra rápida entre dos autopistas llenas.'],
    subtitle: [
      'Maple-Ash goes first, once the city signs our permit. After that, the order isn’t set.',
      'Maple-Ash es el primero, en cuanto la ciudad firme el permiso. Después, el orden no está decidido.',
    ],
    said: ['Move-in week is our big test.', 'La semana de mudanza es nuestra prueba.'],
    story: [
      'Eleven thousand people plug something in between Thursday and Sunday. We’re building for that weekend, so there’s room to spare the rest of the year.',
      'Once mil personas conectan algo entre el jueves y el domingo. Construimos para ese fin de semana, así que el resto del año sobra espacio.',
    ],
  },
};
