import { contentBlock, contentGrid, hero, textItem } from '@skein/blocks/content';
import type { City, Fiberspace } from '@skein/cities/catalogue';
import { areasMap, parkingInfo, serviceSpaceOf } from '@skein/cities/content';
import { callToAction, entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { cityDoors } from './blocks.shared.ts';
import { cityPage } from './city-page.ts';
import { both, deLugar, pathsOf, pickFor, placeOf } from './facts.ts';
import type { Both } from './words.ts';
import { SHOP, phoneOf } from '../offer.ts';

const directions = (city: City, { map_link: target }: Fiberspace) =>
  entry(callToAction, `cta-city-${city.id}-directions`, {
    internalName: `Directions to the ${SHOP}, ${city.full_name}`,
    text: t('Get directions', 'Ver cómo llegar'),
    target,
    external: true,
    analyticsId: `city-${city.id}-directions`,
  });

function top(city: City, shop: Fiberspace) {
  const [place, lugar] = placeOf(city);
  const phone = phoneOf(city);
  return entry(hero, `city-${city.id}-fiberspace-hero`, {
    variant: 'imageHero',
    kicker: t(`The ${SHOP} in ${place}`, `El ${SHOP} en ${lugar}`),
    title: both(
      pickFor<Both>(city, 'fiberspace', [
        ['Come in and try the fiber.', 'Pasa y prueba la fibra.'],
        ['A store with no sales pitch.', 'Una tienda donde nadie te presiona.'],
        ['Test-drive your internet.', 'Prueba tu internet en persona.'],
      ]),
    ),
    subtitle: t(
      `${shop.address}, Monday to Saturday, 10\u00a0AM to 7\u00a0PM`,
      `${shop.address}, de lunes a sábado, de 10\u00a0a.\u00a0m. a 7\u00a0p.\u00a0m.`,
    ),
    theme: 'amber',
    layout: 'right',
    image: art('shop-inside'),
    cta: directions(city, shop),
    secondCta: goTo(
      `city-${city.id}-fiberspace-call`,
      `Call ${phone.text}`,
      `Llamar al ${phone.text}`,
      phone.tel,
      'outline',
    ),
    analyticsId: `city-${city.id}-fiberspace-hero`,
  });
}

const parking = entry(parkingInfo, 'fiberspace-parking', {
  title: t('Where to park', 'Dónde estacionarte'),
  description: t(
    '<p>You can park on the street out front for two hours. The bike rack is ours, and anyone can use it.</p>',
    '<p>Puedes estacionarte dos horas en la calle, justo enfrente. El portabicicletas es nuestro y cualquiera puede usarlo.</p>',
  ),
});

/** Postal names of the towns of shops, for cities that are not a town. */
const TOWNS: Readonly<Record<string, string>> = { saltlakevalley: 'Salt Lake City', triangle: 'Durham' };
function townOf({ id, state, fiberspace }: City) {
  const town = TOWNS[id];
  if (town === undefined || fiberspace === undefined) return {};
  const line = `${town}, ${state} ${fiberspace.zip}`;
  return { town: t(line, line) };
}

const space = (city: City) =>
  serviceSpaceOf(city, {
    title: t('Address and hours', 'Dirección y horario'),
    ...townOf(city),
    description: t(
      '<p>Demo data: the street is made up, and so is the coffee.</p>',
      '<p>Datos de demostración: la calle es inventada, y el café también.</p>',
    ),
    parkingLinkText: t('See where to park', 'Ver dónde estacionarte'),
    parking,
  });

/** Returns a block about the areas of a city with service. */
function parts(city: City) {
  const [place, lugar] = placeOf(city);
  return entry(areasMap, `city-${city.id}-areas`, {
    title: t(`Around ${place}`, `Alrededor ${deLugar(lugar)}`),
    subtitle: t(
      'Our line runs through these areas. Check your address to see if it’s on your street.',
      'Nuestra línea pasa por estas zonas. Consulta tu dirección para saber si llega a tu calle.',
    ),
    image: art(`view-${city.id}-night`),
    areas: t(city.areas, city.areas),
    apartmentCta: goTo(
      `city-${city.id}-areas-apartments`,
      `Apartments in ${place}`,
      `Apartamentos en ${lugar}`,
      pathsOf(city).apartments,
      'outline',
    ),
  });
}

const thing = (id: string, icon: 'wifi' | 'user' | 'chat' | 'globe', title: Both, words: Both) =>
  entry(textItem, `fiberspace-${id}`, {
    variant: 'iconTextItem',
    icon,
    title: both(title),
    description: t(`<p>${words[0]}</p>`, `<p>${words[1]}</p>`),
  });

/** A block that is the same on the pages of all shops. */
const inside = entry(contentGrid, 'fiberspace-inside', {
  variant: 'iconList',
  title: t('What you can do here', 'Qué puedes hacer aquí'),
  image: art('floor-plan'),
  items: [
    thing(
      'try',
      'wifi',
      ['Try the line', 'Probar la línea'],
      [
        'Bring your slowest laptop. Our test bench has its own line.',
        'Trae tu laptop más lenta. Nuestra mesa de pruebas tiene su propia línea.',
      ],
    ),
    thing(
      'ask',
      'user',
      ['Ask about a bill', 'Preguntar por una factura'],
      ['We’ll sit down and go over it, line by line.', 'La revisamos contigo, línea por línea, en una mesa.'],
    ),
    thing(
      'swap',
      'chat',
      ['Swap a router', 'Cambiar el router'],
      [
        'Drop off the old one, take a new one. No forms.',
        'Dejas el viejo y te llevas el nuevo. Sin formularios.',
      ],
    ),
    thing(
      'work',
      'globe',
      ['Work for an hour', 'Trabajar una hora'],
      ['There are plenty of outlets, and nobody will rush you.', 'Hay enchufes de sobra y nadie te apura.'],
    ),
  ],
});

type Event = readonly [title: Both, words: Both];
const CLASS: Both = [
  'In half an hour, we’ll explain one thing: passwords, old photos, the school portal. Grandparents get the good chairs. It’s free, and you don’t need to sign up.',
  'En media hora te explicamos una cosa: contraseñas, fotos viejas, el portal de la escuela. A los abuelos les tocan las sillas buenas. Es gratis y no hay que inscribirse.',
];
const EVENTS: readonly [Event, ...Event[]] = [
  [
    ['First Thursdays at seven: internet basics', 'Primer jueves del mes, a las siete: internet sin prisa'],
    CLASS,
  ],
  [['Saturdays at eleven: internet basics', 'Sábados a las once: internet sin prisa'], CLASS],
  [
    ['Router clinic, first Tuesdays', 'Taller de routers, el primer martes'],
    [
      'First Tuesday of the month, 5\u00a0PM: bring the router that sulks; leave with it working.',
      'El primer martes del mes, a las 5\u00a0p.\u00a0m.: trae el router que hace berrinche y llévatelo funcionando.',
    ],
  ],
];

function events(city: City) {
  const [title, [words, palabras]] = pickFor(city, 'events', EVENTS);
  return entry(contentBlock, `city-${city.id}-fiberspace-events`, {
    variant: 'textWithImage',
    title: both(title),
    description: t(`<p>${words}</p>`, `<p>${palabras}</p>`),
    image: art('shop-class'),
    imageSide: 'left',
    backgroundColor: 'teal-soft',
  });
}

/** Returns the page of a city's shop, or undefined for a city without a shop. */
export function fiberspacePage(city: City) {
  const shop = city.fiberspace;
  if (shop === undefined) return undefined;
  const [place, lugar] = placeOf(city);
  return cityPage(city, {
    under: 'fiberspace',
    title: t(`${SHOP} in ${place}: address and hours`, `${SHOP} en ${lugar}: dirección y horario`),
    description: t(
      `Visit Skein Fiber in ${place}: ${shop.address}, Monday to Saturday, 10 to 7. Try the line, swap a router or ask about a bill.`,
      `Visita Skein Fiber en ${lugar}: ${shop.address}, de lunes a sábado, de 10 a 7. Prueba la línea o cambia tu router.`,
    ),
    breadcrumb: t(SHOP, SHOP),
    blocks: [
      top(city, shop),
      space(city) ?? [],
      parts(city),
      inside,
      ...(city.no_events ? [] : [events(city)]),
      cityDoors(city, 'fiberspace'),
    ].flat(),
  });
}
