import { contentBlock, contentGrid, hero, plansSection } from '@skein/blocks/content';
import type { City } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { plans } from '../pages/plans.cards.ts';
import { cityClosing, cityDoors, cityFigures, cityPlaces, cityStory } from './blocks.shared.ts';
import { cityCrumb, cityPage } from './city-page.ts';
import { both, listed, numberOf, placeAndStateOf, placeOf } from './facts.ts';
import { cityQuestions } from './questions.ts';
import { cityVoices } from './voices.ts';
import type { Both, CityWords } from './words.ts';
import { NEW_STREET_DAYS, SKEIN_500, sellsTwoGig } from '../offer.ts';

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
    secondCta: goTo(`city-${city.id}-plans`, 'See the plans', 'Ver los planes', '/plans', 'outline'),
    analyticsId: `city-${city.id}-hero`,
  });

const offered = (city: City) =>
  entry(plansSection, `city-${city.id}-offerings`, {
    title: sellsTwoGig(city)
      ? t(`Three plans for ${placeOf(city)[0]}`, `Tres planes para ${placeOf(city)[1]}`)
      : t(`Two plans for ${placeOf(city)[0]}`, `Dos planes para ${placeOf(city)[1]}`),
    description: t(
      city.plans === null
        ? '<p>For homes. Router, installation and all your data are in the price.</p>'
        : '<p>For homes and small shops. Router, installation and all your data are in the price.</p>',
      city.plans === null
        ? '<p>Para hogares. El router, la instalación y todos tus datos van en el precio.</p>'
        : '<p>Para hogares y tiendas pequeñas. El router, la instalación y todos tus datos van en el precio.</p>',
    ),
    cards: sellsTwoGig(city) ? plans : plans.slice(0, -1),
    cta: checkMyAddress,
    compareText: sellsTwoGig(city)
      ? t('Compare the three', 'Comparar los tres')
      : t('Compare the two', 'Comparar los dos'),
    analyticsId: `city-${city.id}-offerings`,
  });

const offer = (id: string, title: Both, words: Both, image: Parameters<typeof art>[0], ground?: string) =>
  entry(contentBlock, `city-offer-${id}`, {
    variant: 'cityOffer',
    title: both(title),
    subtitle: both(words),
    image: art(image),
    backgroundColor: ground,
    cta: checkMyAddress,
  });

/** What may be on: a city has two of them. */
const OFFERS = [
  offer(
    'first-month',
    ['New street, first month free', 'Calle nueva, primer mes gratis'],
    [
      `Where the cones stood in the last ${NEW_STREET_DAYS}\u00a0days.`,
      `Donde hubo conos en los últimos ${NEW_STREET_DAYS}\u00a0días.`,
    ],
    'three-homes-amber',
  ),
  offer(
    'neighbor',
    ['Bring a neighbor', 'Trae a un vecino'],
    [
      'Both of you skip a bill. A hedge in between is no obstacle.',
      'A los dos les perdonamos una factura. La cerca no es obstáculo.',
    ],
    'street-amber',
    'teal-soft',
  ),
  offer(
    'movers',
    ['Moving within the city', 'Mudanza dentro de la ciudad'],
    [
      'We light the new place before we dim the old one, and charge for one.',
      'Encendemos la casa nueva antes de apagar la vieja, y cobramos una sola.',
    ],
    'moving-in-violet',
    'violet-soft',
  ),
  offer(
    'students',
    ['Nine months of twelve', 'Nueve meses de doce'],
    [
      'Students pay while there are classes. The line waits for the summer with you.',
      'Los estudiantes pagan mientras hay clases. En verano la línea te espera.',
    ],
    'sofa-evening',
    'amber-soft',
  ),
] as const;

function offers(city: City) {
  const from = numberOf(city, 'offers', 0, OFFERS.length - 1);
  return entry(contentGrid, `city-${city.id}-offers`, {
    variant: 'cityOffers',
    title: t(`On in ${placeOf(city)[0]} this season`, `Esta temporada en ${placeOf(city)[1]}`),
    items: [...OFFERS.slice(from), ...OFFERS.slice(0, from)].slice(0, 2),
  });
}

/** Home of a city where fiber can be ordered. */
export function currentHome(city: City, words: CityWords) {
  const [full, completa] = placeAndStateOf(city);
  const [place, lugar] = placeOf(city);
  const some = listed(city.neighborhoods.slice(0, 2).map(({ name }) => name));
  return cityPage(city, {
    title: t(`Fiber internet in ${full}`, `Internet de fibra en ${completa}`),
    description: t(
      `Skein Fiber in ${place}: plans from ${SKEIN_500.price} a month, streets from ${some[0]} on, apartments, offers and local support.`,
      `Skein Fiber en ${lugar}: planes desde ${SKEIN_500.price} al mes, calles desde ${some[1]}, apartamentos, ofertas y ayuda local.`,
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
          'Fiber arrives street by street, so even a neighborhood on this list has blocks that are still waiting. The address check knows which.',
          'La fibra llega calle por calle, así que hasta en los vecindarios de esta lista hay cuadras que siguen esperando. La consulta de dirección sabe cuáles.',
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
