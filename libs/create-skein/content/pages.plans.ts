import { contentGrid, hero, plansSection, textItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { plans } from './offer.ts';
import { checkAddress, link, pageOf, picture } from './parts.ts';

const top = entry(hero, 'plans-hero', {
  variant: 'imageHero',
  kicker: t('Plans', 'Planes'),
  title: t('Pick a boat. The harbor is included.', 'Elige el barco. El puerto va incluido.'),
  subtitle: t(
    'Every plan has the router, the installation and all the data you use. Change it any month.',
    'Cada plan trae el router, la instalación y todos los datos que uses. Cámbialo cuando quieras.',
  ),
  theme: 'mist',
  layout: 'right',
  image: picture('harbor-morning', [
    'Painted houses by a harbor in the morning, with two sailing boats',
    'Casas de colores junto a un puerto por la mañana, con dos veleros',
  ]),
  cta: checkAddress,
  analyticsId: 'plans-hero',
});

const offer = entry(plansSection, 'plans-offer', {
  title: t('The plans', 'Los planes'),
  description: t(
    '<p>No contract. If a price ever changes, we say so sixty days before.</p>',
    '<p>Sin contrato. Si un precio cambia, lo decimos sesenta días antes.</p>',
  ),
  cards: plans,
  cta: checkAddress,
  compareText: t('Compare the plans', 'Comparar los planes'),
  analyticsId: 'plans-offer',
});

const point = (
  id: string,
  icon: 'wifi' | 'clock' | 'check' | 'phone',
  title: readonly [string, string],
  english: string,
  spanish: string,
) =>
  entry(textItem, `plans-in-${id}`, {
    variant: 'iconTextItem',
    icon,
    title: t(title[0], title[1]),
    description: t(`<p>${english}</p>`, `<p>${spanish}</p>`),
  });

const included = entry(contentGrid, 'plans-included', {
  variant: 'iconList',
  title: t('In every plan', 'En todos los planes'),
  items: [
    point(
      'router',
      'wifi',
      ['The router', 'El router'],
      'It is ours: if it breaks, we bring another.',
      'Es nuestro: si falla, llevamos otro.',
    ),
    point(
      'both-ways',
      'check',
      ['The same both ways', 'Igual en los dos sentidos'],
      'Uploads are as fast as downloads, on all three.',
      'Se sube tan rápido como se baja, en los tres.',
    ),
    point(
      'no-contract',
      'clock',
      ['No contract', 'Sin contrato'],
      'Leave at the end of any month. It costs nothing.',
      'Puedes irte al final de cualquier mes. No cuesta nada.',
    ),
    point(
      'people',
      'phone',
      ['People who answer', 'Gente que contesta'],
      'From seven in the morning to eleven at night, all week.',
      'De siete de la mañana a once de la noche, toda la semana.',
    ),
  ],
});

const cost = (id: string, title: readonly [string, string], english: string, spanish: string) =>
  entry(textItem, `plans-cost-${id}`, {
    variant: 'borderedTextItem',
    title: t(title[0], title[1]),
    description: t(`<p>${english}</p>`, `<p>${spanish}</p>`),
  });

const smallPrint = entry(contentGrid, 'plans-small-print', {
  variant: 'borderedText',
  title: t('What else can cost something', 'Qué más puede costar'),
  description: t('<p>Before taxes and government fees.</p>', '<p>Sin impuestos ni cargos del gobierno.</p>'),
  items: [
    cost('wifi', ['A second Wi-Fi point', 'Un segundo punto de Wi-Fi'], '$5 a month', '$5 al mes'),
    cost('address', ['A fixed IP address', 'Una dirección IP fija'], '$8 a month', '$8 al mes'),
    cost(
      'visit',
      ['A visit', 'Una visita'],
      '$40, because of something in the house that is not ours',
      '$40, por algo de la casa que no es nuestro',
    ),
    cost('moving', ['Moving within the bay', 'Mudarte dentro de la bahía'], 'Nothing', 'Nada'),
  ],
  cta: link('plans-help', ['More questions', 'Más preguntas'], '/help', 'link'),
});

export const plansPage = pageOf(
  'plans',
  {
    slug: '/plans',
    title: ['Plans and prices', 'Planes y precios'],
    description: [
      'Three fiber plans for Aldry Bay: 300 Mbps, 1 Gbps and 2.5 Gbps, from $45 a month. Router, installation and unlimited data included.',
      'Tres planes de fibra para Aldry Bay: 300 Mbps, 1 Gbps y 2.5 Gbps, desde $45 al mes. Con router, instalación y datos ilimitados.',
    ],
    breadcrumb: ['Plans', 'Planes'],
  },
  [top, offer, included, smallPrint],
);
