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
    text: t('Directions', 'Cómo llegar'),
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
        ['Come in. Touch the router.', 'Pasa. Toca el router.'],
        ['A shop, and nobody sells.', 'Una tienda donde nadie vende.'],
        ['A bench, and a whole line.', 'Una mesa y una línea entera.'],
      ]),
    ),
    subtitle: t(
      `${shop.address}, Monday to Saturday from ten to seven.`,
      `${shop.address}, de lunes a sábado, de diez a siete.`,
    ),
    theme: 'amber',
    layout: 'right',
    image: art(`view-${city.id}-night`),
    cta: directions(city, shop),
    secondCta: goTo(
      `city-${city.id}-fiberspace-call`,
      `Call ${phone.text}`,
      `Llama al ${phone.text}`,
      phone.tel,
      'outline',
    ),
    analyticsId: `city-${city.id}-fiberspace-hero`,
  });
}

const parking = entry(parkingInfo, 'fiberspace-parking', {
  title: t('Where to leave the car', 'Dónde dejar el carro'),
  description: t(
    '<p>On the street in front, for two hours. The bicycle rack is ours; anybody may use it.</p>',
    '<p>En la calle, enfrente, dos horas. El portabicicletas es nuestro; lo usa quien quiera.</p>',
  ),
});

/** Where it is, and when it is open. */
const space = (city: City) =>
  serviceSpaceOf(city, {
    title: t('Where, and when', 'Dónde y cuándo'),
    description: t(
      '<p>Demo data: the street is invented, and so is the coffee.</p>',
      '<p>Datos de demostración: la calle es inventada, y el café también.</p>',
    ),
    parkingLinkText: t('Where to park', 'Dónde estacionarse'),
    parking,
  });

/** Which parts of the city have the line. */
function parts(city: City) {
  const [place, lugar] = placeOf(city);
  return entry(areasMap, `city-${city.id}-areas`, {
    title: t(`Around ${place}`, `Alrededor ${deLugar(lugar)}`),
    subtitle: t(
      'The line runs through these parts of town. Your street knows better than a map.',
      'La línea pasa por estas zonas. Tu calle lo sabe mejor que un mapa.',
    ),
    image: art(`town-${city.id}`),
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

/** What all shops have. */
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
        'Bring the laptop that you do not believe in. The bench has a line of its own.',
        'Trae la laptop en la que no confías. La mesa tiene su propia línea.',
      ],
    ),
    thing(
      'ask',
      'user',
      ['Ask about a bill', 'Preguntar por una factura'],
      ['We read it with you, line by line, at a table.', 'La leemos contigo, línea por línea, en una mesa.'],
    ),
    thing(
      'swap',
      'chat',
      ['Swap a router', 'Cambiar el router'],
      ['Old one in, new one out, no form.', 'Dejas el viejo y te llevas el nuevo, sin formularios.'],
    ),
    thing(
      'work',
      'globe',
      ['Work for an hour', 'Trabajar una hora'],
      [
        'There are outlets, and nobody asks what you are working on.',
        'Hay enchufes, y nadie pregunta en qué trabajas.',
      ],
    ),
  ],
});

const events = (city: City) =>
  entry(contentBlock, `city-${city.id}-fiberspace-events`, {
    variant: 'textWithImage',
    title: both(
      pickFor<Both>(city, 'events', [
        ['First Thursdays, after closing', 'Primeros jueves, ya cerrado'],
        ['Saturdays at eleven: slow internet', 'Sábados a las once: internet sin prisa'],
        ['Router clinic, every second Tuesday', 'Clínica de routers, un martes sí y otro no'],
      ]),
    ),
    description: t(
      '<p>Somebody explains one thing for half an hour: passwords, old photos, a school portal. Grandparents get the good chairs. It costs nothing and there is no list.</p>',
      '<p>Alguien explica una cosa durante media hora: contraseñas, fotos viejas, el portal de la escuela. A los abuelos les tocan las sillas buenas. No cuesta nada y no hay lista.</p>',
    ),
    image: art('support-desk-coral'),
    imageSide: 'left',
    backgroundColor: 'teal-soft',
  });

/** The shop of a city; undefined where there is none. */
export function fiberspacePage(city: City) {
  const shop = city.fiberspace;
  if (shop === undefined) return undefined;
  const [place, lugar] = placeOf(city);
  return cityPage(city, {
    under: 'fiberspace',
    title: t(`${SHOP} in ${place}: address and hours`, `${SHOP} en ${lugar}: dirección y horario`),
    description: t(
      `The Skein Fiber shop in ${place}: ${shop.address}, Monday to Saturday, ten to seven. Try the line, swap a router, ask.`,
      `La tienda de Skein Fiber en ${lugar}: ${shop.address}, de lunes a sábado, de diez a siete. Prueba la línea y pregunta.`,
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
