import { contentBlock, contentGrid, hero, plansSection } from '@skein/blocks/content';
import type { City } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { bringANeighbor, checkMyAddress, goTo, seePlans } from '../calls-to-action.ts';
import { plans } from '../pages/plans.cards.ts';
import { cityClosing, cityDoors, cityFigures, cityPlaces, cityStory } from './blocks.shared.ts';
import { cityCrumb, cityPage } from './city-page.ts';
import { both, listed, numberOf, placeAndStateOf, placeOf } from './facts.ts';
import { cityQuestions } from './questions.ts';
import { cityVoices } from './voices.ts';
import type { Both, CityWords } from './words.ts';
import { NEW_STREET_DAYS, SKEIN_500, STUDENTS, phoneOf, sellsTwoGig } from '../offer.ts';

const top = (city: City, { title, subtitle }: CityWords) =>
  entry(hero, `city-${city.id}-hero`, {
    variant: 'imageHero',
    kicker: t(`Skein in ${placeOf(city)[0]}`, `Skein en ${placeOf(city)[1]}`),
    title: both(title),
    subtitle: both(subtitle),
    theme: 'paper',
    layout: 'below',
    image: art(`town-${city.id}`),
    cta: checkMyAddress,
    // The page with all plans also has plans that not every city gets.
    secondCta: seePlans(`city-${city.id}-plans`, 'outline', '#plans'),
    analyticsId: `city-${city.id}-hero`,
  });

const offered = (city: City) =>
  entry(plansSection, `city-${city.id}-offerings`, {
    title: sellsTwoGig(city)
      ? t(`Three plans for ${placeOf(city)[0]}`, `Tres planes para ${placeOf(city)[1]}`)
      : t(`Two plans for ${placeOf(city)[0]}`, `Dos planes para ${placeOf(city)[1]}`),
    description: t(
      city.plans === null
        ? '<p>For homes. The price includes your router, installation and all your data.</p>'
        : '<p>For homes. The price includes your router, installation and all your data. Have a shop? <a href="/business/contact">Get a quote</a>.</p>',
      city.plans === null
        ? '<p>Para hogares. El precio incluye el router, la instalación y datos ilimitados.</p>'
        : '<p>Para hogares. El precio incluye el router, la instalación y datos ilimitados. ¿Tienes una tienda? <a href="/business/contact">Pide una cotización</a>.</p>',
    ),
    cards: sellsTwoGig(city) ? plans : plans.slice(0, -1),
    compareText: sellsTwoGig(city)
      ? t('Compare the three', 'Comparar los tres')
      : t('Compare the two', 'Comparar los dos'),
    analyticsId: `city-${city.id}-offerings`,
  });

const offer = (
  id: string,
  title: Both,
  words: Both,
  image: Parameters<typeof art>[0],
  ground: string | undefined,
  cta: ReturnType<typeof goTo> = checkMyAddress,
) =>
  entry(contentBlock, `city-offer-${id}`, {
    variant: 'cityOffer',
    title: both(title),
    subtitle: both(words),
    image: art(image),
    backgroundColor: ground,
    cta,
  });

/** The offers with the same words in all cities. Each city shows two offers. */
const OFFERS = [
  offer(
    'first-month',
    ['New street, first month free', 'Calle nueva, primer mes gratis'],
    [
      `Where we finished digging in the last ${NEW_STREET_DAYS}\u00a0days.`,
      `Donde terminamos de cavar en los últimos ${NEW_STREET_DAYS}\u00a0días.`,
    ],
    'three-homes-amber',
    undefined,
  ),
  offer(
    'neighbor',
    ['Bring a neighbor', 'Trae a un vecino'],
    [
      'When their line turns on, you both get a month free.',
      'Cuando se conecte su línea, los dos reciben un mes gratis.',
    ],
    'ladder-hedge',
    'teal-soft',
    bringANeighbor('city-offer-neighbor'),
  ),
  offer(
    'movers',
    ['Moving across town?', '¿Te mudas dentro de la ciudad?'],
    [
      'We connect the new place before we turn off the old one, and you only pay for one.',
      'Conectamos la casa nueva antes de desconectar la anterior, y solo pagas una.',
    ],
    'two-lights',
    'violet-soft',
    goTo('city-offer-movers', 'See how moving works', 'Ver cómo es la mudanza', '/moving'),
  ),
];

/** Returns the offer for students. Its button calls the city, because students prove their enrollment by phone. */
function forStudents(city: City) {
  const { text, tel } = phoneOf(city);
  return offer(
    `students-${city.id}`,
    ['Students pay for nine months', 'Los estudiantes pagan nueve meses'],
    [STUDENTS.en, STUDENTS.es],
    'sofa-evening',
    'amber-soft',
    goTo(`city-${city.id}-offer-students`, `Call ${text}`, `Llamar al ${text}`, tel),
  );
}

function offers(city: City) {
  const all = [...OFFERS, forStudents(city)];
  const from = numberOf(city, 'offers', 0, all.length - 1);
  return entry(contentGrid, `city-${city.id}-offers`, {
    variant: 'cityOffers',
    title: t(`Offers in ${placeOf(city)[0]} right now`, `Ofertas vigentes en ${placeOf(city)[1]}`),
    items: [...all.slice(from), ...all.slice(0, from)].slice(0, 2),
  });
}

/** Returns the home page of a city that sells fiber. */
export function currentHome(city: City, words: CityWords) {
  const [full, completa] = placeAndStateOf(city);
  const [place, lugar] = placeOf(city);
  const some = listed(city.neighborhoods.slice(0, 2).map(({ name }) => name));
  return cityPage(city, {
    title: t(`Fiber internet in ${full}`, `Internet de fibra en ${completa}`),
    description: t(
      `See Skein Fiber plans in ${place} from ${SKEIN_500.price} a month, streets around ${some[0]}, apartments, offers and local support.`,
      `Planes de Skein Fiber en ${lugar} desde ${SKEIN_500.price} al mes, calles cerca de ${some[1]}, apartamentos, ofertas y ayuda local.`,
    ),
    breadcrumb: cityCrumb(city),
    blocks: [
      top(city, words),
      offered(city),
      cityStory(city, words),
      offers(city),
      cityPlaces(
        city,
        ['Where we are, by neighborhood', 'Dónde estamos, por vecindario'],
        [
          'We build street by street, so some blocks in these neighborhoods are still waiting. Check your address to know for sure.',
          'Construimos calle por calle, así que en estos vecindarios hay cuadras que siguen esperando. Consulta tu dirección y sal de dudas.',
        ],
      ),
      cityVoices(city),
      cityFigures(city),
      cityQuestions(city),
      cityDoors(city, 'home'),
      cityClosing(city),
    ],
  });
}
