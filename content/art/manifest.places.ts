import { picture, withRaster } from './artwork.ts';
import { apartmentBlock } from './scenes/apartment-block.ts';
import { geese } from './scenes/geese.ts';
import { heroAbstract } from './scenes/hero-abstract.ts';
import { networkMap } from './scenes/network-map.ts';
import { porch } from './scenes/porch.ts';
import { shopFront } from './scenes/shop-front.ts';
import { skyline, type City } from './scenes/skyline.ts';
import { street } from './scenes/street.ts';

const WIDE = [1200, 550] as const;
const LANDSCAPE = [960, 720] as const;
const BANNER = [1200, 400] as const;

function cityPicture(
  city: City,
  en: string,
  es: string,
  options: { theme?: 'light' | 'dark'; hue?: 'teal' | 'violet' | 'amber' | 'coral'; seed?: number } = {},
  size: readonly [width: number, height: number] = WIDE,
) {
  return picture(skyline(city), size, en, es, { animate: true, ...options });
}

/** Streets, buildings, cities and maps. */
export const placePictures = {
  'hero-home': withRaster(
    picture(
      street,
      WIDE,
      'A row of homes at dusk; threads of light run along the street and into every lit window.',
      'Una hilera de casas al anochecer; hilos de luz recorren la calle y entran en cada ventana iluminada.',
      { seed: 7, animate: true },
    ),
  ),
  'hero-home-medium': picture(
    street,
    [650, 400],
    'Homes at dusk, joined by threads of light.',
    'Casas al anochecer, unidas por hilos de luz.',
    { seed: 7, animate: true },
  ),
  'hero-home-portrait': picture(
    street,
    [400, 800],
    'Homes under an evening sky; a thread of light rises from the street to each window.',
    'Casas bajo el cielo de la tarde; un hilo de luz sube de la calle a cada ventana.',
    { seed: 7, animate: true },
  ),
  'hero-home-light': picture(
    street,
    WIDE,
    'A row of homes in daylight with teal threads running along the street to their doors.',
    'Una hilera de casas a la luz del día, con hilos de color turquesa que llegan hasta las puertas.',
    { seed: 11, theme: 'light' },
  ),
  'street-violet': withRaster(
    picture(
      street,
      LANDSCAPE,
      'Neighbors on a quiet street at dusk, with violet threads of light between the houses.',
      'Vecinos en una calle tranquila al anochecer, con hilos de luz violeta entre las casas.',
      { seed: 23, hue: 'violet' },
    ),
  ),
  'street-coral': picture(
    street,
    LANDSCAPE,
    'A street in daylight, with coral threads running from home to home.',
    'Una calle de día, con hilos de color coral de casa en casa.',
    { seed: 31, hue: 'coral', theme: 'light' },
  ),
  porch: withRaster(
    picture(
      porch,
      LANDSCAPE,
      'Two neighbors talk on porch steps in the evening under a string of lights, a dog at their feet.',
      'Dos vecinos conversan de noche en los escalones del porche, bajo una guirnalda de luces y con un perro a sus pies.',
      { seed: 3 },
    ),
  ),
  'apartment-block': withRaster(
    picture(
      apartmentBlock,
      LANDSCAPE,
      'An apartment building at night; one bundle of threads climbs through it and lights up each home.',
      'Un edificio de apartamentos de noche; un haz de hilos sube por él e ilumina cada hogar.',
      { seed: 5 },
    ),
  ),
  'apartment-block-light': picture(
    apartmentBlock,
    LANDSCAPE,
    'An apartment building by day, its homes connected by one bundle of threads.',
    'Un edificio de apartamentos de día, con los hogares conectados por un solo haz de hilos.',
    { seed: 9, theme: 'light', hue: 'violet' },
  ),
  'shop-front': withRaster(
    picture(
      shopFront,
      LANDSCAPE,
      'A shopkeeper at the door of a corner shop with a striped awning; a coral thread runs in from the street.',
      'Una comerciante a la puerta de su tienda con toldo de rayas; un hilo coral entra desde la calle.',
      { seed: 4 },
    ),
  ),
  'shop-front-evening': picture(
    shopFront,
    LANDSCAPE,
    'A small shop in the evening, its window lit, a thread of light running to the counter.',
    'Una tienda pequeña al anochecer, con el escaparate iluminado y un hilo de luz que llega al mostrador.',
    { seed: 8, theme: 'dark', hue: 'coral' },
  ),
  'network-map': picture(
    networkMap,
    LANDSCAPE,
    'A map of city blocks, a river and a park; threads fan out from one hub along the streets to the homes.',
    'Un mapa con manzanas, un río y un parque; los hilos salen de un nodo y siguen las calles hasta las casas.',
    { seed: 6, animate: true },
  ),
  'network-map-dark': picture(
    networkMap,
    WIDE,
    'A night map of city blocks with bright threads along the streets.',
    'Un mapa nocturno de manzanas con hilos brillantes a lo largo de las calles.',
    { seed: 12, theme: 'dark' },
  ),
  'skyline-austin': cityPicture(
    'austin',
    'The Austin skyline drawn in one thread: a stepped crown, a domed capitol, a bridge and bats over the water.',
    'El perfil de Austin dibujado con un solo hilo: una corona escalonada, la cúpula del capitolio, un puente y murciélagos sobre el agua.',
  ),
  'skyline-denver': cityPicture(
    'denver',
    'Towers in front of a snowy mountain range, drawn in one thread.',
    'Torres delante de una sierra nevada, dibujadas con un solo hilo.',
    { hue: 'violet' },
  ),
  'skyline-salt-lake': cityPicture(
    'saltLake',
    'Spires and towers in a wide valley under steep mountains, drawn in one thread.',
    'Agujas y torres en un valle amplio al pie de montañas, dibujadas con un solo hilo.',
    { hue: 'teal', seed: 2 },
  ),
  'skyline-kansas-city': cityPicture(
    'kansasCity',
    'Kansas City in one thread: a fountain, shell-shaped halls, a tall column and a row of masts.',
    'Kansas City con un solo hilo: una fuente, salas en forma de concha, una columna alta y una fila de mástiles.',
    { hue: 'amber' },
  ),
  'skyline-nashville': cityPicture(
    'nashville',
    'Nashville in one thread: a tower with two peaks and an arched bridge with cables like guitar strings.',
    'Nashville con un solo hilo: una torre de dos picos y un puente en arco con cables como cuerdas de guitarra.',
    { hue: 'coral' },
  ),
  'skyline-san-antonio': cityPicture(
    'sanAntonio',
    'San Antonio in one thread: a slender tower with a round top and a mission façade by the river.',
    'San Antonio con un solo hilo: una torre esbelta con remate redondo y la fachada de una misión junto al río.',
    { hue: 'teal', theme: 'dark' },
  ),
  'skyline-chicago': cityPicture(
    'chicago',
    'Tall stepped towers with twin antennas by a lake, drawn in one thread.',
    'Torres altas y escalonadas con antenas gemelas junto a un lago, dibujadas con un solo hilo.',
    { hue: 'violet', theme: 'dark' },
  ),
  'skyline-las-vegas': withRaster(
    cityPicture(
      'lasVegas',
      'Las Vegas at night in one thread: a needle, a great wheel and a pyramid under dry mountains.',
      'Las Vegas de noche con un solo hilo: una aguja, una gran rueda y una pirámide al pie de montañas secas.',
      { hue: 'coral', theme: 'dark' },
    ),
  ),
  'skyline-texas': cityPicture(
    'texas',
    'Texas at night in one thread: a town at either end, and wind turbines, a barn and a fence between them.',
    'Texas de noche con un solo hilo: una ciudad en cada extremo y, en medio, molinos de viento, un granero y una cerca.',
    { hue: 'amber', theme: 'dark' },
  ),
  'skyline-austin-lake': cityPicture(
    'austinLake',
    'Austin from the lake in one thread: hills, a long arched bridge and the towers behind it.',
    'Austin desde el lago con un solo hilo: colinas, un largo puente en arco y las torres al fondo.',
    { seed: 3 },
  ),
  'skyline-westminster': cityPicture(
    'westminster',
    'A small town at night under snowy mountains, in one thread: houses, a steeple and a water tower.',
    'Una ciudad pequeña de noche al pie de montañas nevadas, con un solo hilo: casas, un campanario y una torre de agua.',
    { hue: 'violet', theme: 'dark', seed: 6 },
  ),
  'city-austin': cityPicture(
    'austin',
    'Austin by day in one teal thread, under a high sky: a stepped crown, a domed capitol and bats.',
    'Austin de día con un solo hilo turquesa, bajo un cielo alto: una corona escalonada, la cúpula del capitolio y murciélagos.',
    {},
    LANDSCAPE,
  ),
  'city-austin-night': cityPicture(
    'austin',
    'Austin at night, drawn in one amber thread under a pale moon.',
    'Austin de noche, dibujada con un solo hilo ámbar bajo una luna pálida.',
    { hue: 'amber', theme: 'dark', seed: 4 },
    LANDSCAPE,
  ),
  'city-austin-lake': cityPicture(
    'austinLake',
    'Austin from the lake in one coral thread: hills, a long arched bridge and the towers behind it.',
    'Austin desde el lago con un solo hilo coral: colinas, un largo puente en arco y las torres al fondo.',
    { hue: 'coral', seed: 3 },
    LANDSCAPE,
  ),
  'city-austin-dusk': cityPicture(
    'austinLake',
    'Austin from the lake at dusk in one amber thread: hills, a long arched bridge and lit towers.',
    'Austin desde el lago al anochecer con un solo hilo ámbar: colinas, un largo puente en arco y torres encendidas.',
    { hue: 'amber', seed: 8, theme: 'dark' },
    LANDSCAPE,
  ),
  'city-nashville': cityPicture(
    'nashville',
    'Nashville in one coral thread under a wide sky: a tower with two peaks and a bridge strung like a guitar.',
    'Nashville con un solo hilo coral bajo un cielo amplio: una torre de dos picos y un puente con cuerdas de guitarra.',
    { hue: 'coral' },
    LANDSCAPE,
  ),
  'city-denver': cityPicture(
    'denver',
    'Denver in one violet thread: towers under snowy mountains and a low sun.',
    'Denver con un solo hilo violeta: torres al pie de montañas nevadas y un sol bajo.',
    { hue: 'violet' },
    LANDSCAPE,
  ),
  'city-kansas-city': cityPicture(
    'kansasCity',
    'Kansas City in one amber thread under a high sky: a column, shell-shaped halls and a row of masts.',
    'Kansas City con un solo hilo ámbar bajo un cielo alto: una columna, salas en forma de concha y una fila de mástiles.',
    { hue: 'amber' },
    LANDSCAPE,
  ),
  'city-san-antonio': cityPicture(
    'sanAntonio',
    'San Antonio at night in one teal thread: a slender tower and a mission by the river.',
    'San Antonio de noche con un solo hilo turquesa: una torre esbelta y una misión junto al río.',
    { hue: 'teal', theme: 'dark' },
    LANDSCAPE,
  ),
  'city-san-antonio-day': cityPicture(
    'sanAntonio',
    'San Antonio by day in one violet thread: a slender tower and the façade of a mission by the river.',
    'San Antonio de día con un solo hilo violeta: una torre esbelta y la fachada de una misión junto al río.',
    { hue: 'violet', seed: 5 },
    LANDSCAPE,
  ),
  'street-amber': picture(
    street,
    LANDSCAPE,
    'A sunlit street with amber threads from door to door.',
    'Una calle al sol, con hilos ámbar de puerta en puerta.',
    { seed: 43, hue: 'amber', theme: 'light' },
  ),
  geese: picture(
    geese,
    WIDE,
    'A flight of geese crosses the evening sky, each bird trailing a thread.',
    'Una bandada de gansos cruza el cielo de la tarde; cada ave lleva un hilo.',
    { seed: 2, animate: true },
  ),
  'geese-dark': picture(
    geese,
    WIDE,
    'Geese fly in formation over sleeping houses, drawing threads of light.',
    'Gansos vuelan en formación sobre casas dormidas y dibujan hilos de luz.',
    { seed: 5, theme: 'dark', animate: true },
  ),
  'weave-teal': picture(heroAbstract, BANNER, '', '', { seed: 1, hue: 'teal' }),
  'weave-violet': picture(heroAbstract, BANNER, '', '', { seed: 2, hue: 'violet' }),
  'weave-amber': picture(heroAbstract, BANNER, '', '', { seed: 3, hue: 'amber' }),
  'weave-coral': picture(heroAbstract, BANNER, '', '', { seed: 4, hue: 'coral' }),
  'weave-dark': picture(heroAbstract, BANNER, '', '', { seed: 5, theme: 'dark' }),
} as const;
