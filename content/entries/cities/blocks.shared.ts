import type { City } from '@skein/cities/catalogue';
import { card, contentBlock, contentGrid, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { both, listed, numberOf, pathsOf, pickFor, placeOf } from './facts.ts';
import type { Both, CityWords } from './words.ts';
import { SHOP, WAIT } from '../offer.ts';

/** Returns a block that tells a local story of a city. */
export const cityStory = (city: City, { said, story }: CityWords) =>
  entry(contentBlock, `city-${city.id}-story`, {
    variant: 'centeredText',
    title: both(said),
    description: t(`<p>${story[0]}</p>`, `<p>${story[1]}</p>`),
    backgroundColor: pickFor(city, 'story', ['ink', 'teal-soft', 'violet-soft', 'amber-soft', 'coral-soft']),
  });

const DEMO: Both = [
  '<p>Demo data: the places are real, but our network in them isn’t.</p>',
  '<p>Datos de demostración: los lugares existen, pero nuestra red en ellos no.</p>',
];

/** Returns a block with a city's neighborhoods and towns, and a link to the city's buildings. */
export function cityPlaces(city: City, title: Both, intro: Both) {
  const { neighborhoods, areas } = city;
  const [within, dentro] = listed(neighborhoods.map(({ name }) => name));
  const [around, alrededor] = listed(areas);
  return entry(textBlock, `city-${city.id}-places`, {
    title: both(title),
    content: t(
      `<p>${intro[0]}</p><ul><li><strong>In the city:</strong> ${within}</li><li><strong>Nearby:</strong> ${around}</li></ul>`,
      `<p>${intro[1]}</p><ul><li><strong>En la ciudad:</strong> ${dentro}</li><li><strong>Cerca:</strong> ${alrededor}</li></ul>`,
    ),
    notes: both(DEMO),
    cta: goTo(
      `city-${city.id}-places`,
      `Apartments and condos in ${placeOf(city)[0]}`,
      `Apartamentos y condominios en ${placeOf(city)[1]}`,
      pathsOf(city).apartments,
    ),
  });
}

const door = (
  city: City,
  id: string,
  icon: 'phone' | 'pin' | 'building' | 'globe',
  words: readonly [Both, Both, Both],
  to: string,
) =>
  entry(card, `city-${city.id}-door-${id}`, {
    variant: 'stayInTouchCard',
    icon,
    title: both(words[0]),
    description: t(`<p>${words[1][0]}</p>`, `<p>${words[1][1]}</p>`),
    cta: goTo(`city-${city.id}-door-${id}`, words[2][0], words[2][1], to),
  });

const HOME_DOOR: Readonly<Record<City['phase'], Both>> = {
  current: ['Plans, streets and where we’re digging.', 'Planes, calles y dónde estamos cavando.'],
  webpass: ['Prices, neighborhoods and how it works.', 'Precios, vecindarios y cómo funciona.'],
  upcoming: [
    'What’s done, what’s next and how to get on the list.',
    'Lo que ya está, lo que sigue y cómo anotarte.',
  ],
};

/** Returns links from one of a city's pages to the other pages of the city and to the state's page. */
export function cityDoors(city: City, here: 'home' | 'support' | 'fiberspace' | 'apartments') {
  const [place, lugar] = placeOf(city);
  const paths = pathsOf(city);
  const doors = [
    here !== 'home' &&
      door(
        city,
        'home',
        'pin',
        [
          [`Skein in ${place}`, `Skein en ${lugar}`],
          HOME_DOOR[city.phase],
          ['See the city', 'Ver la ciudad'],
        ],
        paths.home,
      ),
    here !== 'apartments' &&
      door(
        city,
        'apartments',
        'building',
        [
          ['Live in an apartment?', '¿Vives en un edificio?'],
          city.phase === 'webpass'
            ? [
                'See which buildings have Webpass, and how yours can get it.',
                'Mira qué edificios tienen Webpass y cómo llevarlo al tuyo.',
              ]
            : [
                'See which buildings have fiber, and how yours can get it.',
                'Mira qué edificios tienen fibra y cómo llevarla al tuyo.',
              ],
          ['See apartments and condos', 'Ver apartamentos y condominios'],
        ],
        paths.apartments,
      ),
    here !== 'support' &&
      door(
        city,
        'support',
        'phone',
        [
          ['Need a person?', '¿Necesitas hablar con alguien?'],
          city.phase === 'upcoming'
            ? ['A phone number, its hours and an email address.', 'Un teléfono, su horario y un correo.']
            : ['Phone numbers, hours and what to try first.', 'Teléfonos, horarios y qué probar primero.'],
          [`Get support in ${place}`, `Pedir ayuda en ${lugar}`],
        ],
        paths.support,
      ),
    here !== 'fiberspace' &&
      paths.fiberspace !== undefined &&
      door(
        city,
        'fiberspace',
        'pin',
        [
          ['Rather come by?', '¿Prefieres venir?'],
          ['Real people, a bench of routers, and coffee.', 'Gente de verdad, una mesa de routers y café.'],
          [`Visit the ${SHOP}`, `Visitar el ${SHOP}`],
        ],
        paths.fiberspace,
      ),
    (here === 'home' || paths.fiberspace === undefined) &&
      door(
        city,
        'others',
        'globe',
        [
          ['Looking for another city?', '¿Buscas otra ciudad?'],
          ['See all of them, state by state.', 'Míralas todas, estado por estado.'],
          ['See all cities', 'Ver todas las ciudades'],
        ],
        '/cities',
      ),
  ].filter((one) => one !== false);
  return entry(contentGrid, `city-${city.id}-doors-${here}`, {
    variant: 'stayInTouch',
    title: both(
      pickFor<Both>(city, here, [
        ['Where to next?', '¿Y ahora, a dónde?'],
        ['What’s next', 'Sigue por aquí'],
        ['Keep looking', 'Sigue buscando'],
      ]),
    ),
    items: doors.slice(0, 3),
  });
}

/** Returns the last block of a city's home page. It suggests the next step to the visitor. */
export function cityClosing(city: City) {
  const [place, lugar] = placeOf(city);
  const [title, words] = pickFor<readonly [Both, Both]>(city, 'closing', [
    [
      ['Is your street connected?', '¿Tu calle ya está conectada?'],
      [
        `Some streets in ${place} are, and some are next. Find out about yours in half a minute.`,
        `En ${lugar}, unas calles ya lo están y otras son las próximas. En medio minuto sabes cómo va la tuya.`,
      ],
    ],
    [
      ['One address, one answer', 'Una dirección, una respuesta'],
      [
        `Enter an address in ${place}, and we’ll tell you: yes, soon, or not yet.`,
        `Escribe una dirección en ${lugar} y te decimos: sí, pronto o todavía no.`,
      ],
    ],
    [
      ['Does fiber reach your door?', '¿Llega la fibra a tu puerta?'],
      [
        `We build street by street in ${place}. Check your address to see if we’re there yet.`,
        `En ${lugar} construimos calle por calle. Consulta tu dirección para ver si ya llegamos.`,
      ],
    ],
  ]);
  return entry(contentBlock, `city-${city.id}-closing`, {
    variant: 'centeredText',
    title: both(title),
    description: t(`<p>${words[0]}</p>`, `<p>${words[1]}</p>`),
    backgroundColor: pickFor(city, 'ground', ['teal', 'violet', 'amber']),
    cta: checkMyAddress,
  });
}

/** Returns a block with made-up numbers about a city. A city always has the same numbers. */
export function cityFigures(city: City) {
  const [place, lugar] = placeOf(city);
  const figure = (id: string, value: number, [title, titulo]: Both, color?: string) =>
    entry(card, `city-${city.id}-figure-${id}`, {
      variant: 'cityValueCard',
      value: value.toLocaleString('en-US'),
      title: t(title, titulo),
      color,
    });
  const size = city.neighborhoods.length;
  return entry(contentGrid, `city-${city.id}-figures`, {
    variant: 'cityValues',
    title: t(
      `${place.replace(/^the /, 'The ')} in four numbers`,
      `${lugar.replace(/^el /, 'El ')} en cuatro números`,
    ),
    items: [
      figure('miles', size * numberOf(city, 'miles', 31, 78), ['miles of line', 'millas de línea']),
      figure('people', size * numberOf(city, 'people', 2, 4), [
        'neighbors on our team',
        'vecinos en nuestro equipo',
      ]),
      figure('seconds', WAIT.seconds, [
        'seconds until somebody answers',
        'segundos hasta que alguien contesta',
      ]),
      figure(
        'suppers',
        numberOf(city, 'suppers', 6, 39),
        ['street suppers so far', 'cenas en la calle hasta hoy'],
        'ink',
      ),
    ],
  });
}
