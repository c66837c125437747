import type { CityWords } from './words.ts';

/** Cities where the network is being built; Chandler, Las Vegas and Westminster have words of their own on their pages. */
export const upcomingWords: Readonly<Record<string, CityWords>> = {
  councilbluffs: {
    title: ['The bluffs have a line in them now.', 'Las lomas ya llevan línea.'],
    subtitle: [
      'The cable has crossed from Omaha under the river. Now it climbs, a street at a time.',
      'El cable ya cruzó desde Omaha por debajo del río. Ahora sube, calle por calle.',
    ],
    said: ['Loess stands up by itself.', 'El loes se sostiene solo.'],
    story: [
      'A trench in these hills keeps its walls like a cut cake. It is the easiest digging we have had, and the hardest to explain to crews from Texas.',
      'En estas lomas, la zanja conserva las paredes como un pastel cortado. Es lo más fácil que hemos cavado, y lo más difícil de explicar a las cuadrillas de Texas.',
    ],
  },
  elpaso: {
    title: [
      'Three states meet here. So will the threads.',
      'Aquí se juntan tres estados. También los hilos.',
    ],
    subtitle: [
      'We build from Kern Place down to Segundo Barrio, and answer in the language you say hello in.',
      'Construimos de Kern Place a Segundo Barrio, y contestamos en el idioma en que saludas.',
    ],
    said: ['The mountain has a say.', 'La montaña opina.'],
    story: [
      'It stands in the middle of town, so our ring goes around it: twenty-six miles to join two houses that can see each other. The light does not mind the detour.',
      'Está en medio de la ciudad, así que el anillo le da la vuelta: cuarenta y dos kilómetros para unir dos casas que se ven. A la luz no le importa el rodeo.',
    ],
  },
  idahofalls: {
    title: ['The river does not stop. Neither will this.', 'El río no se detiene. Esto tampoco.'],
    subtitle: [
      'Crews start by the falls when the ground thaws, and work outward from downtown.',
      'Las cuadrillas empiezan junto a las cascadas cuando se deshiele, y avanzan desde el centro.',
    ],
    said: ['Potatoes first.', 'Primero, las papas.'],
    story: [
      'Nobody digs in September: the roads belong to the harvest. We have put it into the plan, right below the permits.',
      'En septiembre nadie cava: los caminos son de la cosecha. Lo pusimos en el plan, justo debajo de los permisos.',
    ],
  },
  lakewood: {
    title: ['Next stop west of Denver.', 'Próxima parada al oeste de Denver.'],
    subtitle: [
      'Belmar goes first, then Green Mountain, if the hail lets us.',
      'Primero va Belmar; luego, Green Mountain, si el granizo nos deja.',
    ],
    said: ['Half of you work on the other side of the hill.', 'Media ciudad trabaja al otro lado del cerro.'],
    story: [
      'And would rather not drive there on a powder day. A line that uploads as well as it downloads is the best road to the office that we know.',
      'Y prefiere no manejar hasta allá cuando hay nieve nueva. Una línea que sube tan bien como baja es el mejor camino a la oficina que conocemos.',
    ],
  },
  logan: {
    title: [
      'Last valley before Idaho, next on our list.',
      'El último valle antes de Idaho, el próximo de la lista.',
    ],
    subtitle: [
      'The line comes up the canyon this summer. Hillcrest and Adams hear from us first.',
      'La línea sube por el cañón este verano. Hillcrest y Adams son los primeros en enterarse.',
    ],
    said: ['The canyon wind taught us knots.', 'El viento del cañón nos enseñó a hacer nudos.'],
    story: [
      'Everything that we hang in Logan is tied twice, because it blows down the canyon every morning until nine. After nine we tie normally.',
      'Todo lo que colgamos en Logan va amarrado dos veces, porque el viento baja del cañón cada mañana hasta las nueve. Después de las nueve, amarramos normal.',
    ],
  },
  omaha: {
    title: ['From the Old Market out.', 'Del Old Market hacia afuera.'],
    subtitle: [
      'The first brick streets have their line. Homes follow neighborhood by neighborhood, Dundee before Benson.',
      'Las primeras calles de ladrillo ya tienen línea. Las casas siguen barrio por barrio: Dundee antes que Benson.',
    ],
    said: ['We number the bricks.', 'Numeramos los ladrillos.'],
    story: [
      'In the Old Market each one goes back where it lay, face up. A crew of four lifts six hundred a day and has a favorite, which it will not show us.',
      'En el Old Market, cada uno vuelve a su sitio, con la misma cara hacia arriba. Una cuadrilla de cuatro levanta seiscientos al día y tiene un preferido que no nos quiere enseñar.',
    ],
  },
  pocatello: {
    title: ['The gate is open. We are coming through.', 'La puerta está abierta. Vamos pasando.'],
    subtitle: [
      'Old Town this year, Alameda the next. The list decides about the streets in between.',
      'Old Town este año, Alameda el que viene. Lo de en medio lo decide la lista.',
    ],
    said: ['It is against the rules not to smile here.', 'Aquí está prohibido no sonreír.'],
    story: [
      'There has been an ordinance since 1948, they say. Our foreman keeps a copy in his helmet, for when the drill meets basalt.',
      'Dicen que hay una ordenanza de 1948. Nuestro capataz lleva una copia en el casco, para cuando el taladro encuentra basalto.',
    ],
  },
  springfield: {
    title: ['Route 66 gets a second lane.', 'La Ruta 66 tendrá otro carril.'],
    subtitle: [
      'It is four millimeters wide and carries everything. Rountree and Phelps Grove see it first.',
      'Mide cuatro milímetros y por él cabe todo. Rountree y Phelps Grove lo ven primero.',
    ],
    said: ['There is a cave under your street.', 'Debajo de tu calle hay una cueva.'],
    story: [
      'Quite possibly. We send a radar over the ground before the drill, mark what sounds hollow, and go around it. So far: eleven hollows, and one very surprised salamander.',
      'Es muy posible. Antes del taladro pasamos un radar, marcamos lo que suena hueco y damos la vuelta. Hasta hoy: once huecos y una salamandra muy sorprendida.',
    ],
  },
  tempe: {
    title: ['Between two rivers of traffic, a quiet line.', 'Entre dos ríos de tráfico, una línea callada.'],
    subtitle: [
      'Maple-Ash is first, before the semester starts. The lake side follows in winter.',
      'Maple-Ash es el primero, antes de que empiece el semestre. El lado del lago sigue en invierno.',
    ],
    said: ['Move-in week is a test.', 'La semana de mudanza es un examen.'],
    story: [
      'Eleven thousand people plug something in between Thursday and Sunday. We are building for that weekend; the rest of the year will feel generous.',
      'Once mil personas conectan algo entre el jueves y el domingo. Construimos para ese fin de semana; el resto del año se va a sentir holgado.',
    ],
  },
};
