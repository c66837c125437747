import { card, contentBlock, contentGrid, hero } from '@skein/blocks/content';
import type { City } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { cityDoors, cityPlaces, cityStory } from './blocks.shared.ts';
import { cityCrumb, cityPage } from './city-page.ts';
import { both, deLugar, numberOf, pathsOf, placeAndStateOf, placeOf } from './facts.ts';
import { webpassQuestions } from './questions.ts';
import type { CityWords } from './words.ts';
import { SKEIN_1_GIG, SKEIN_500, phoneOf } from '../offer.ts';

const top = (city: City, { title, subtitle }: CityWords) =>
  entry(hero, `city-${city.id}-hero`, {
    variant: 'imageHero',
    kicker: t(`Skein Webpass in ${placeOf(city)[0]}`, `Skein Webpass en ${placeOf(city)[1]}`),
    title: both(title),
    subtitle: both(subtitle),
    theme: 'mist',
    layout: 'below',
    image: art(`town-${city.id}`),
    cta: checkMyAddress,
    secondCta: goTo(
      `city-${city.id}-webpass`,
      'How Webpass works',
      'Cómo funciona Webpass',
      '/webpass',
      'outline',
    ),
    analyticsId: `city-${city.id}-hero`,
  });

function doors(city: City) {
  const phone = phoneOf(city);
  return entry(contentGrid, `city-${city.id}-roofs`, {
    variant: 'webpassCards',
    title: t('One roof, three doors', 'Un techo, tres puertas'),
    items: [
      entry(card, `city-${city.id}-roof-residents`, {
        variant: 'webpassCard',
        title: t('You live there', 'Vives ahí'),
        description: t(
          `<p>${SKEIN_500.speed} for ${SKEIN_500.price} a month, ${SKEIN_1_GIG.speed} for ${SKEIN_1_GIG.price}. Plug in, and be online before the kettle boils.</p>`,
          `<p>${SKEIN_500.speed} por ${SKEIN_500.price} al mes, ${SKEIN_1_GIG.speed} por ${SKEIN_1_GIG.price}. Conecta y navega antes de que hierva el agua.</p>`,
        ),
        image: art('living-room'),
        cta: goTo(
          `city-${city.id}-roof-residents`,
          'Find your building',
          'Busca tu edificio',
          pathsOf(city).apartments,
        ),
      }),
      entry(card, `city-${city.id}-roof-managers`, {
        variant: 'webpassCard',
        title: t('You run it', 'Lo administras'),
        description: t(
          '<p>One antenna, one agreement, and one number to call.</p>',
          '<p>Una antena, un acuerdo y un número al que llamar.</p>',
        ),
        image: art('apartment-block'),
        cta: goTo(`city-${city.id}-roof-managers`, `Call ${phone.text}`, `Llama al ${phone.text}`, phone.tel),
      }),
      entry(card, `city-${city.id}-roof-shops`, {
        variant: 'webpassCard',
        title: t('You sell there', 'Vendes ahí'),
        description: t(
          '<p>A second way out, should a digger find the first.</p>',
          '<p>Una segunda salida, por si una excavadora encuentra la primera.</p>',
        ),
        image: art('counter-amber'),
        cta: goTo(`city-${city.id}-roof-shops`, 'For business', 'Para negocios', '/business'),
      }),
    ],
  });
}

const roofs = (city: City) => {
  const [place, lugar] = placeOf(city);
  const count = numberOf(city, 'roofs', 84, 460);
  return entry(contentBlock, `city-${city.id}-link`, {
    variant: 'textWithImage',
    title: t(`${count} roofs that see each other`, `${count} azoteas que se ven entre sí`),
    description: t(
      `<p>Nobody digs up a street of ${place} for one building. We dig once, to a tower with a view, and cross the rest of the way by radio.</p>
      <p>From the roof down, each apartment has a line of its own. There is no appointment, because there is nothing to install.</p>`,
      `<p>Nadie abre una calle ${deLugar(lugar)} por un solo edificio. Nosotros abrimos una vez, hasta una torre con vista, y el resto del camino lo cruzamos por radio.</p>
      <p>De la azotea hacia abajo, cada apartamento tiene su propia línea. No hay cita, porque no hay nada que instalar.</p>`,
    ),
    image: art('radio-link'),
    imageSide: 'left',
    backgroundColor: 'teal-soft',
  });
};

const closing = (city: City) =>
  entry(contentBlock, `city-${city.id}-closing`, {
    variant: 'centeredText',
    title: t('No disc on your roof yet?', '¿Aún no hay disco en tu azotea?'),
    description: t(
      '<p>Tell us the building. We ask the owner, and you hear what the answer was.</p>',
      '<p>Dinos cuál es el edificio. Le preguntamos al dueño y te contamos qué contestó.</p>',
    ),
    backgroundColor: 'ink',
    cta: goTo(
      `city-${city.id}-ask`,
      'Ask for my building',
      'Pedirlo para mi edificio',
      '/building/request',
      'button',
    ),
  });

/** Home of a city whose buildings are served by radio. */
export function webpassHome(city: City, words: CityWords) {
  const [full, completa] = placeAndStateOf(city);
  const [place, lugar] = placeOf(city);
  return cityPage(city, {
    title: t(`Webpass: apartment internet in ${place}`, `Webpass: internet para edificios en ${lugar}`),
    description: t(
      `Skein Webpass in ${full}: ${SKEIN_500.speed} or 1\u00a0Gig for apartments by a radio link to the roof, from ${SKEIN_500.price} a month.`,
      `Skein Webpass en ${completa}: ${SKEIN_500.speed} o 1\u00a0Gig para apartamentos, por radio hasta la azotea, desde ${SKEIN_500.price} al mes.`,
    ),
    breadcrumb: cityCrumb(city),
    blocks: [
      top(city, words),
      doors(city),
      cityStory(city, words),
      roofs(city),
      cityPlaces(
        city,
        ['Where we are on the roof', 'En qué azoteas estamos'],
        [
          'Not on every one, and not always with a disc that you can see from below. The address check knows the building.',
          'No en todas, y no siempre con un disco que se vea desde abajo. La consulta de dirección conoce el edificio.',
        ],
      ),
      webpassQuestions(city),
      cityDoors(city, 'home'),
      closing(city),
    ],
  });
}
