import { card, cityInterestHero, contentBlock, contentGrid, hero } from '@skein/blocks/content';
import { citiesOf, stateByCode, type City } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { cityDoors, cityPlaces, cityStory } from './blocks.shared.ts';
import { cityCrumb, cityPage } from './city-page.ts';
import { both, numberOf, pickFor, placeAndStateOf } from './facts.ts';
import { soonForm } from './forms.ts';
import type { Both, CityWords } from './words.ts';
import { STREET, TRENCH } from '../offer.ts';

type Season = readonly [when: Both, badge: Both];
const FIRST_HOMES: readonly [Season, ...Season[]] = [
  [
    ['In spring', 'En primavera'],
    ['First homes in spring', 'Primeras casas en primavera'],
  ],
  [
    ['In June', 'En junio'],
    ['First homes in June', 'Primeras casas en junio'],
  ],
  [
    ['Next fall', 'El próximo otoño'],
    ['First homes next fall', 'Primeras casas el próximo otoño'],
  ],
  [
    ['Next summer', 'El próximo verano'],
    ['First homes next summer', 'Primeras casas el próximo verano'],
  ],
];
const firstHomes = (city: City) => pickFor(city, 'first homes', FIRST_HOMES);

const privacyText = t(
  '<p>We only use these to tell you when we’re coming. See our <a href="/legal/privacy">privacy policy</a>.</p>',
  '<p>Solo usamos estos datos para avisarte cuándo llegamos. Mira nuestra <a href="/legal/privacy">política de privacidad</a>.</p>',
);

/** Ids of cities without construction yet. Their pages ask visitors whether they are interested. */
const ASKED: ReadonlySet<string> = new Set(['logan', 'tempe']);

const WAITING: Both = ['Waiting for the permit', 'En espera del permiso'];

const asking = (city: City, { title, subtitle }: CityWords) =>
  entry(cityInterestHero, `city-${city.id}-hero`, {
    place: t(placeAndStateOf(city)[0], placeAndStateOf(city)[1]),
    title: both(title),
    subtitle: both(subtitle),
    chip: both(WAITING),
    theme: pickFor(city, 'interest', ['violet', 'teal']),
    image: art(`town-${city.id}`),
    formTitle: t('Tell us you want it', 'Dinos que quieres fibra'),
    form: soonForm,
    privacyText,
    analyticsId: `city-${city.id}-hero`,
  });

const building = (city: City, { title, subtitle }: CityWords) =>
  entry(hero, `city-${city.id}-hero`, {
    variant: 'comingSoonHero',
    kicker: t(`Skein in ${placeAndStateOf(city)[0]}`, `Skein en ${placeAndStateOf(city)[1]}`),
    title: both(title),
    subtitle: both(subtitle),
    badge: both(firstHomes(city)[1]),
    theme: pickFor(city, 'hero', ['mist', 'paper', 'amber']),
    image: art(`view-${city.id}`),
    form: soonForm,
    privacyText,
    analyticsId: `city-${city.id}-hero`,
  });

const RIGHT_NOW: Both = ['Right now', 'Ahora mismo'];
const AFTERWARD: Both = ['Next', 'Después'];

function timeline(city: City, { first = city.name }: CityWords) {
  const step = (id: string, progress: 'done' | 'now' | 'next', period: Both, title: Both, words: Both) =>
    entry(card, `city-${city.id}-step-${id}`, {
      variant: 'comingSoonCard',
      progress,
      period: both(period),
      title: both(title),
      description: t(`<p>${words[0]}</p>`, `<p>${words[1]}</p>`),
    });
  const miles = numberOf(city, 'ring', 9, 26);
  const done = numberOf(city, 'ring done', 3, miles - 3);
  const asked = ASKED.has(city.id);
  return entry(contentGrid, `city-${city.id}-timeline`, {
    variant: 'comingSoonTimeline',
    title: t(`${city.name}, step by step`, `${city.name}, paso a paso`),
    subtitle: asked
      ? t('What’s underway and what’s next.', 'Lo que está en marcha y lo que sigue.')
      : t(
          'What’s done, what’s underway and what’s next.',
          'Lo que ya está, lo que está en marcha y lo que sigue.',
        ),
    items: [
      step(
        'permit',
        asked ? 'now' : 'done',
        asked ? RIGHT_NOW : ['Last winter', 'El invierno pasado'],
        ['The permit', 'El permiso'],
        asked
          ? [
              'Forty pages on a desk at city hall. Every name on our list helps.',
              'Cuarenta páginas en un escritorio del ayuntamiento. Cada nombre en la lista ayuda.',
            ]
          : pickFor<Both>(city, 'permit', [
              [
                'Forty pages, and a city clerk who read them all.',
                'Cuarenta páginas, y una funcionaria que las leyó todas.',
              ],
              ['Signed on a Friday afternoon, with cake.', 'Firmado un viernes por la tarde, con pastel.'],
              ['Three hearings, no objections, one dog.', 'Tres audiencias, cero objeciones, un perro.'],
            ]),
      ),
      step(
        'ring',
        asked ? 'next' : 'now',
        asked ? AFTERWARD : RIGHT_NOW,
        ['The main line', 'La línea principal'],
        asked
          ? [
              `${miles} miles around the city, as soon as the permit is signed.`,
              `${miles} millas alrededor de la ciudad, en cuanto se firme el permiso.`,
            ]
          : [
              `${miles} miles around the city. The crew is at mile ${done}.`,
              `${miles} millas alrededor de la ciudad. La cuadrilla va en la ${done}.`,
            ],
      ),
      step(
        'streets',
        'next',
        asked ? ['Then', 'Luego'] : AFTERWARD,
        ['The first streets', 'Las primeras calles'],
        [
          `${first}, ${STREET.pace.en}, if we don’t hit a water main.`,
          `${first}, ${STREET.pace.es}, si no nos topamos con un tubo de agua.`,
        ],
      ),
      step(
        'homes',
        'next',
        asked ? ['After that', 'Al final'] : firstHomes(city)[0],
        ['The first homes', 'Las primeras casas'],
        ['We’ll contact people in the order they signed up.', 'Avisamos por orden de inscripción.'],
      ),
    ],
  });
}

function works(city: City) {
  const picture = pickFor(city, 'works', [
    'curb-paint-teal',
    'morning-crew-violet',
    'coming-soon-violet',
  ] as const);
  return entry(contentBlock, `city-${city.id}-works`, {
    variant: 'textWithImage',
    title: both(
      pickFor<Both>(city, 'works title', [
        ['What you’ll see on your street', 'Qué vas a ver en tu calle'],
        ['A week of work on your street', 'Una semana de obra en tu calle'],
        ['What you’ll hear, and for how long', 'Qué vas a oír, y hasta cuándo'],
      ]),
    ),
    description: t(
      `<p>First we paint the curb, then we leave a note on your door with the dates and the foreman’s number. The trench is ${TRENCH.wide.en} and stays open for ${TRENCH.en}. You can still get your car out.</p>
      <p>${pickFor(city, 'grass', ['We put the grass back the way we found it.', 'When we’re done, your lawn goes back in place.', 'If the grass doesn’t take, we come back with seed.'])}</p>`,
      `<p>Primero pintamos la acera; luego dejamos un aviso en tu puerta con las fechas y el número del capataz. La zanja mide ${TRENCH.wide.es} y queda abierta ${TRENCH.es}. Puedes sacar el carro sin problema.</p>
      <p>${pickFor(city, 'grass', ['Dejamos el pasto como lo encontramos.', 'Al terminar, tu pasto vuelve a su lugar.', 'Si el pasto no prende, volvemos con semilla.'])}</p>`,
    ),
    image: art(picture),
    imageSide: 'right',
    backgroundColor: 'violet-soft',
    cta: goTo(
      `city-${city.id}-new-streets`,
      'See how we choose new streets',
      'Ver cómo elegimos las calles nuevas',
      '/new-streets',
    ),
  });
}

/** Returns a block with links to other cities of the state, or to all cities if the state has no other. */
function elsewhere(city: City) {
  const { id, name, code } = stateByCode(city.state);
  const alone = citiesOf(code).length === 1;
  return entry(contentBlock, `city-${city.id}-state`, {
    variant: 'centeredText',
    title: alone
      ? t(`Our first city in ${name.en}`, `Nuestra primera ciudad en ${name.es}`)
      : t(`More cities in ${name.en}`, `Más ciudades en ${name.es}`),
    description: alone
      ? t(
          '<p>See which cities in other states have service today, and which are waiting with you.</p>',
          '<p>Mira qué ciudades de otros estados ya tienen servicio y cuáles esperan contigo.</p>',
        )
      : t(
          '<p>See which cities have service today, and which are waiting with you.</p>',
          '<p>Mira qué ciudades ya tienen servicio y cuáles esperan contigo.</p>',
        ),
    backgroundColor: pickFor(city, 'state', ['teal', 'amber', 'violet']),
    cta: alone
      ? goTo(`city-${city.id}-state`, 'See all cities', 'Ver todas las ciudades', '/cities', 'button')
      : goTo(
          `city-${city.id}-state`,
          `See cities in ${name.en}`,
          `Ver ciudades en ${name.es}`,
          `/states/${id}`,
          'button',
        ),
  });
}

/** Returns the home page of a city under construction. */
export function upcomingHome(city: City, words: CityWords) {
  const [full, completa] = placeAndStateOf(city);
  return cityPage(city, {
    title: t(`Fiber is coming to ${full}`, `Pronto habrá fibra en ${completa}`),
    description: t(
      `See when Skein Fiber reaches ${full} and which streets go first. Sign up to hear the month for your ZIP code.`,
      `Mira cuándo llega Skein Fiber a ${completa}, y qué calles van primero. Anótate y te avisamos en qué mes llegamos a la tuya.`,
    ),
    breadcrumb: cityCrumb(city),
    blocks: [
      (ASKED.has(city.id) ? asking : building)(city, words),
      timeline(city, words),
      cityStory(city, words),
      cityPlaces(
        city,
        ['Neighborhoods on our map', 'Vecindarios en nuestro mapa'],
        [
          'After the streets named above, the order isn’t set yet. The more people ask, the sooner we dig.',
          'Después de las calles que ya nombramos, el orden no está decidido. Donde más gente lo pida, cavamos antes.',
        ],
      ),
      works(city),
      cityDoors(city, 'home'),
      elsewhere(city),
    ],
  });
}
