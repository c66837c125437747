import { card, contentBlock, contentGrid, hero } from '@skein/blocks/content';
import type { City } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { cityDoors, cityPlaces, cityStory } from './blocks.shared.ts';
import { cityCrumb, cityPage } from './city-page.ts';
import { both, deLugar, numberOf, pathsOf, placeOf } from './facts.ts';
import { webpassQuestions } from './questions.ts';
import type { CityWords } from './words.ts';
import { SKEIN_1_GIG, SKEIN_500, WEBPASS_ROUTER, phoneOf } from '../offer.ts';

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
      'See how Webpass works',
      'Ver cómo funciona Webpass',
      '/webpass',
      'outline',
    ),
    analyticsId: `city-${city.id}-hero`,
  });

function doors(city: City) {
  const phone = phoneOf(city);
  return entry(contentGrid, `city-${city.id}-roofs`, {
    variant: 'webpassCards',
    title: t('Who is Webpass for?', '¿Para quién es Webpass?'),
    items: [
      entry(card, `city-${city.id}-roof-residents`, {
        variant: 'webpassCard',
        title: t('You live there', 'Vives ahí'),
        description: t(
          `<p>${SKEIN_500.speed} for ${SKEIN_500.price} a month, ${SKEIN_1_GIG.speed} for ${SKEIN_1_GIG.price}. ${WEBPASS_ROUTER.en}</p>`,
          `<p>${SKEIN_500.speed} por ${SKEIN_500.price} al mes, ${SKEIN_1_GIG.speed} por ${SKEIN_1_GIG.price}. ${WEBPASS_ROUTER.es}</p>`,
        ),
        image: art('living-room'),
        cta: goTo(
          `city-${city.id}-roof-residents`,
          'Find my building',
          'Buscar mi edificio',
          pathsOf(city).apartments,
        ),
      }),
      entry(card, `city-${city.id}-roof-managers`, {
        variant: 'webpassCard',
        title: t('You manage it', 'Administras el edificio'),
        description: t(
          '<p>One dish, one agreement and one number to call.</p>',
          '<p>Una antena, un acuerdo y un solo número para llamar.</p>',
        ),
        image: art('roof-antenna'),
        cta: goTo(
          `city-${city.id}-roof-managers`,
          `Call ${phone.text}`,
          `Llamar al ${phone.text}`,
          phone.tel,
        ),
      }),
      entry(card, `city-${city.id}-roof-shops`, {
        variant: 'webpassCard',
        title: t('You have a shop there', 'Tienes un negocio ahí'),
        description: t(
          '<p>A backup line, in case a backhoe cuts the first.</p>',
          '<p>Una línea de respaldo, por si una excavadora corta la primera.</p>',
        ),
        image: art('florist'),
        cta: goTo(
          `city-${city.id}-roof-shops`,
          'See business internet',
          'Ver internet para negocios',
          '/business',
        ),
      }),
    ],
  });
}

const roofs = (city: City) => {
  const [place, lugar] = placeOf(city);
  const count = numberOf(city, 'roofs', 84, 460);
  return entry(contentBlock, `city-${city.id}-link`, {
    variant: 'textWithImage',
    title: t(`${count} roofs linked by radio`, `${count} azoteas unidas por radio`),
    description: t(
      `<p>We don’t dig up a street in ${place} for one building. We dig once, to a tower with a view, and go the rest of the way by radio.</p>
      <p>From the roof down, each apartment has its own line. You don’t need an appointment, because there’s nothing to install.</p>`,
      `<p>No abrimos una calle ${deLugar(lugar)} por un solo edificio. Cavamos una vez, hasta una torre con vista, y el resto del camino va por radio.</p>
      <p>De la azotea hacia abajo, cada apartamento tiene su propia línea. No necesitas cita, porque no hay nada que instalar.</p>`,
    ),
    image: art('radio-link'),
    imageSide: 'left',
    backgroundColor: 'teal-soft',
  });
};

const closing = (city: City) =>
  entry(contentBlock, `city-${city.id}-closing`, {
    variant: 'centeredText',
    title: t('No dish on your roof yet?', '¿Aún no hay antena en tu azotea?'),
    description: t(
      '<p>Tell us which building. We’ll ask the owner and let you know what they say.</p>',
      '<p>Dinos cuál es el edificio. Le preguntamos al dueño y te contamos qué responde.</p>',
    ),
    backgroundColor: 'ink',
    cta: goTo(
      `city-${city.id}-ask`,
      'Request it for my building',
      'Pedirlo para mi edificio',
      '/building/request',
      'button',
    ),
  });

/** Returns the home page of a city whose buildings get service by radio (Webpass). */
export function webpassHome(city: City, words: CityWords) {
  const [place, lugar] = placeOf(city);
  return cityPage(city, {
    title: t(`Webpass: apartment internet in ${place}`, `Webpass: internet para edificios en ${lugar}`),
    description: t(
      `Get Skein Webpass in your ${place} apartment: ${SKEIN_500.speed} or 1\u00a0Gig by radio link to the roof, from ${SKEIN_500.price} a month. Look up your building.`,
      `Contrata Skein Webpass para tu apartamento en ${lugar}: ${SKEIN_500.speed} o 1\u00a0Gig por radio hasta la azotea, desde ${SKEIN_500.price} al mes.`,
    ),
    breadcrumb: cityCrumb(city),
    blocks: [
      top(city, words),
      doors(city),
      cityStory(city, words),
      roofs(city),
      cityPlaces(
        city,
        ['Neighborhoods with Webpass', 'Vecindarios con Webpass'],
        [
          'Not every building has it, and you can’t always see the dish from the street. Check your address to know for sure.',
          'No todos los edificios lo tienen, y la antena no siempre se ve desde abajo. Consulta tu dirección y sal de dudas.',
        ],
      ),
      webpassQuestions(city),
      cityDoors(city, 'home'),
      closing(city),
    ],
  });
}
