import type { City } from '@skein/cities/catalogue';
import { card, contentBlock, contentGrid, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { both, listed, numberOf, pathsOf, pickFor, placeOf } from './facts.ts';
import type { Both, CityWords } from './words.ts';
import { SHOP, WAIT } from '../offer.ts';

/** What only this city will nod at. */
export const cityStory = (city: City, { said, story }: CityWords) =>
  entry(contentBlock, `city-${city.id}-story`, {
    variant: 'centeredText',
    title: both(said),
    description: t(`<p>${story[0]}</p>`, `<p>${story[1]}</p>`),
    backgroundColor: pickFor(city, 'story', ['ink', 'teal-soft', 'violet-soft', 'amber-soft', 'coral-soft']),
  });

const DEMO: Both = [
  '<p>Demo data: the places are real, the network in them is not.</p>',
  '<p>Datos de demostración: los lugares existen, la red que decimos tener en ellos no.</p>',
];

/** Neighborhoods and towns, as running text with a link to the buildings. */
export function cityPlaces(city: City, title: Both, intro: Both) {
  const { neighborhoods, areas } = city;
  const [within, dentro] = listed(neighborhoods.map(({ name }) => name));
  const [around, alrededor] = listed(areas);
  return entry(textBlock, `city-${city.id}-places`, {
    title: both(title),
    content: t(
      `<p>${intro[0]}</p><ul><li><strong>In the city:</strong> ${within}</li><li><strong>Around it:</strong> ${around}</li></ul>`,
      `<p>${intro[1]}</p><ul><li><strong>En la ciudad:</strong> ${dentro}</li><li><strong>Alrededor:</strong> ${alrededor}</li></ul>`,
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

/** Where to go on from a page of the city: the others of its pages, and its state. */
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
          ['Plans, streets and who is digging where.', 'Planes, calles y quién cava dónde.'],
          ['To the city', 'Ir a la ciudad'],
        ],
        paths.home,
      ),
    here !== 'apartments' &&
      door(
        city,
        'apartments',
        'building',
        [
          ['You live in a building', 'Vives en un edificio'],
          [
            'Which ones have a line, and how yours gets one.',
            'Cuáles tienen línea, y cómo conseguirla para el tuyo.',
          ],
          ['Apartments and condos', 'Apartamentos y condominios'],
        ],
        paths.apartments,
      ),
    here !== 'support' &&
      door(
        city,
        'support',
        'phone',
        [
          ['You need a person', 'Necesitas a una persona'],
          ['Numbers, hours, and what to try first.', 'Números, horarios y qué probar primero.'],
          ['Support here', 'Ayuda aquí'],
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
          ['You would rather come by', 'Prefieres pasar'],
          ['A counter, a bench of routers and coffee.', 'Un mostrador, una mesa de routers y café.'],
          [`The ${SHOP}`, `El ${SHOP}`],
        ],
        paths.fiberspace,
      ),
    (here === 'home' || paths.fiberspace === undefined) &&
      door(
        city,
        'others',
        'globe',
        [
          ['You mean another city', 'Buscas otra ciudad'],
          ['All of them, state by state.', 'Todas, estado por estado.'],
          ['All cities', 'Todas las ciudades'],
        ],
        '/cities',
      ),
  ].filter((one) => one !== false);
  return entry(contentGrid, `city-${city.id}-doors-${here}`, {
    variant: 'stayInTouch',
    title: both(
      pickFor<Both>(city, here, [
        ['Where to next', 'A dónde ahora'],
        ['From here', 'Desde aquí'],
        ['Also in town', 'También en la ciudad'],
      ]),
    ),
    items: doors.slice(0, 3),
  });
}

/** The last block of a home: what to do now. */
export function cityClosing(city: City) {
  const [place, lugar] = placeOf(city);
  const [title, words] = pickFor<readonly [Both, Both]>(city, 'closing', [
    [
      ['Is your street lit?', '¿Tu calle ya tiene luz?'],
      [
        `Some streets in ${place} are, and some are next. Half a minute tells you which yours is.`,
        `En ${lugar}, unas calles sí y otras siguen. En medio minuto sabes cuál es la tuya.`,
      ],
    ],
    [
      ['One address, one answer', 'Una dirección, una respuesta'],
      [
        `Yes, soon, or not yet: in ${place} we say all three, and mean them.`,
        `Sí, pronto o todavía no: en ${lugar} decimos las tres, y en serio.`,
      ],
    ],
    [
      ['Does it reach your door?', '¿Llega hasta tu puerta?'],
      [
        `We build street by street in ${place}, so the honest answer depends on the address.`,
        `En ${lugar} construimos calle por calle, así que la respuesta honesta depende de la dirección.`,
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

/** A city in figures, made up from its name. */
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
      `${place.replace(/^the /, 'The ')} in four figures`,
      `${lugar.replace(/^el /, 'El ')} en cuatro cifras`,
    ),
    items: [
      figure('miles', size * numberOf(city, 'miles', 31, 78), ['miles of line', 'millas de línea']),
      figure('people', size * numberOf(city, 'people', 4, 11), [
        'people who live here and work here',
        'personas que viven y trabajan aquí',
      ]),
      figure('seconds', WAIT.seconds, [
        'seconds until somebody answers',
        'segundos hasta que alguien contesta',
      ]),
      figure(
        'suppers',
        numberOf(city, 'suppers', 6, 39),
        ['suppers in the street, so far', 'cenas en la calle, por ahora'],
        'ink',
      ),
    ],
  });
}
