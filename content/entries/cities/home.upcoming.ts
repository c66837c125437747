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
    ['In fall', 'En otoño'],
    ['First homes in fall', 'Primeras casas en otoño'],
  ],
  [
    ['Before the holidays', 'Antes de las fiestas'],
    ['First homes this year', 'Primeras casas este año'],
  ],
];
const firstHomes = (city: City) => pickFor(city, 'first homes', FIRST_HOMES);

const privacyText = t(
  '<p>We use the two to tell you when, and for nothing else. <a href="/legal/privacy">Privacy</a> says so in more words.</p>',
  '<p>Usamos los dos datos para avisarte cuándo, y para nada más. La página de <a href="/legal/privacy">privacidad</a> lo dice con más palabras.</p>',
);

/** Cities where nothing is dug yet: whoever wants it is asked to say so. */
const ASKED: ReadonlySet<string> = new Set(['logan', 'tempe']);

const asking = (city: City, { title, subtitle }: CityWords) =>
  entry(cityInterestHero, `city-${city.id}-hero`, {
    place: t(placeAndStateOf(city)[0], placeAndStateOf(city)[1]),
    title: both(title),
    subtitle: both(subtitle),
    chip: both(firstHomes(city)[1]),
    theme: pickFor(city, 'interest', ['violet', 'teal']),
    image: art(`town-${city.id}`),
    formTitle: t('Say that you want it', 'Di que la quieres'),
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

function timeline(city: City) {
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
  const first =
    city.neighborhoods[numberOf(city, 'first', 0, city.neighborhoods.length - 1)]?.name ?? city.name;
  return entry(contentGrid, `city-${city.id}-timeline`, {
    variant: 'comingSoonTimeline',
    title: t(`${city.name}, knot by knot`, `${city.name}, nudo por nudo`),
    subtitle: t(
      'What is done, what is under way, and what comes after.',
      'Lo que ya está, lo que está en marcha y lo que sigue.',
    ),
    items: [
      step(
        'permit',
        'done',
        ['Last winter', 'El invierno pasado'],
        ['The permit', 'El permiso'],
        pickFor<Both>(city, 'permit', [
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
        'now',
        ['Right now', 'Ahora mismo'],
        ['The ring', 'El anillo'],
        [
          `${miles} miles around the city. The crew is at mile ${done}.`,
          `${miles} millas alrededor de la ciudad. La cuadrilla va en la ${done}.`,
        ],
      ),
      step(
        'streets',
        'next',
        ['Next', 'Después'],
        ['The first streets', 'Las primeras calles'],
        [
          `${first}, ${STREET.pace.en}, if nobody meets a water main.`,
          `${first}, ${STREET.pace.es}, si nadie se topa con un tubo de agua.`,
        ],
      ),
      step(
        'homes',
        'next',
        firstHomes(city)[0],
        ['The first homes', 'Las primeras casas'],
        ['Whoever signed up first is asked first.', 'Preguntamos primero a quien se apuntó primero.'],
      ),
    ],
  });
}

function works(city: City) {
  const picture = pickFor(city, 'works', ['curb-paint-teal', 'morning-crew-violet', 'month-line'] as const);
  return entry(contentBlock, `city-${city.id}-works`, {
    variant: 'textWithImage',
    title: both(
      pickFor<Both>(city, 'works title', [
        ['What it will look like outside', 'Cómo se va a ver afuera'],
        ['A week with us in your street', 'Una semana con nosotros en tu calle'],
        ['What you will hear, and until when', 'Qué vas a oír, y hasta cuándo'],
      ]),
    ),
    description: t(
      `<p>Paint on the curb first, then a note on the door with the dates and the foreman’s number. The trench is ${TRENCH.wide.en} and open for ${TRENCH.en}; the car gets out all the same.</p>
      <p>${pickFor(city, 'grass', ['Grass goes back the way it came up.', 'What we lift, we put back, grass side up.', 'If the lawn sulks, we come back with seed.'])}</p>`,
      `<p>Primero, pintura en la banqueta; luego, un aviso en la puerta con las fechas y el número del capataz. La zanja mide ${TRENCH.wide.es} y se queda abierta ${TRENCH.es}; el carro sale igual.</p>
      <p>${pickFor(city, 'grass', ['El pasto vuelve como salió.', 'Lo que levantamos lo devolvemos, con el pasto hacia arriba.', 'Si el pasto se enoja, volvemos con semilla.'])}</p>`,
    ),
    image: art(picture),
    imageSide: 'right',
    backgroundColor: 'violet-soft',
    cta: goTo(
      `city-${city.id}-new-streets`,
      'How new streets are chosen',
      'Cómo se eligen las calles nuevas',
      '/new-streets',
    ),
  });
}

/** Its neighbors in the state, or all cities where it has none. */
function elsewhere(city: City) {
  const { id, name, code } = stateByCode(city.state);
  const alone = citiesOf(code).length === 1;
  return entry(contentBlock, `city-${city.id}-state`, {
    variant: 'centeredText',
    title: alone
      ? t(`First in ${name.en}, not the last city`, `La primera en ${name.es}, y no la última`)
      : t(`Elsewhere in ${name.en}`, `En otras partes de ${name.es}`),
    description: alone
      ? t(
          '<p>Other states have their light already, or wait with you. All our cities are on one page.</p>',
          '<p>Otros estados ya tienen su luz, o esperan contigo. Todas nuestras ciudades están en una página.</p>',
        )
      : t(
          '<p>Other cities have their light already, or wait with you. They are all on one page.</p>',
          '<p>Otras ciudades ya tienen su luz, o esperan contigo. Están todas en una página.</p>',
        ),
    backgroundColor: pickFor(city, 'state', ['teal', 'amber', 'violet']),
    cta: alone
      ? goTo(`city-${city.id}-state`, 'All cities', 'Todas las ciudades', '/cities', 'button')
      : goTo(
          `city-${city.id}-state`,
          `Skein in ${name.en}`,
          `Skein en ${name.es}`,
          `/states/${id}`,
          'button',
        ),
  });
}

/** Home of a city that is being built. */
export function upcomingHome(city: City, words: CityWords) {
  const [full, completa] = placeAndStateOf(city);
  return cityPage(city, {
    title: t(`Fiber is coming to ${full}`, `Pronto habrá fibra en ${completa}`),
    description: t(
      `When Skein Fiber reaches ${full}, which streets are first, and how to hear the month of yours.`,
      `Cuándo llega Skein Fiber a ${completa}, qué calles van primero y cómo enterarte del mes de la tuya.`,
    ),
    breadcrumb: cityCrumb(city),
    blocks: [
      (ASKED.has(city.id) ? asking : building)(city, words),
      timeline(city),
      cityStory(city, words),
      cityPlaces(
        city,
        ['Where we have looked at the poles', 'Dónde ya miramos los postes'],
        [
          'The order is not settled: where more people ask, we dig sooner.',
          'El orden no está decidido: donde más gente lo pide, cavamos antes.',
        ],
      ),
      works(city),
      cityDoors(city, 'home'),
      elsewhere(city),
    ],
  });
}
