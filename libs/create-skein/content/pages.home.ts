import { contentBlock, contentGrid, hero, plansSection, textItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { plans } from './offer.ts';
import { checkAddress, link, pageOf, picture } from './parts.ts';
import { shortSchedule } from './streets.ts';

const top = entry(hero, 'home-hero', {
  variant: 'imageHero',
  kicker: t('Fiber for Aldry Bay', 'Fibra para Aldry Bay'),
  title: t('A line that holds.', 'Una línea que aguanta.'),
  subtitle: t(
    'Fiber internet from $45 a month, as fast up as down. Put in and looked after by people from the bay.',
    'Internet de fibra desde $45 al mes, igual de rápido de subida y de bajada. Lo instala y lo cuida gente de la bahía.',
  ),
  theme: 'ink',
  layout: 'behind',
  image: picture('harbor-evening'),
  mobileImage: picture('harbor-evening-portrait'),
  cta: checkAddress,
  secondCta: link('home-plans', ['See plans and prices', 'Ver planes y precios'], '/plans', 'outline'),
  analyticsId: 'home-hero',
});

const offer = entry(plansSection, 'home-offer', {
  title: t('Three sizes. One price each.', 'Tres tamaños. Un precio cada uno.'),
  description: t(
    '<p>Router, installation and unlimited data are in the price. It stays the price.</p>',
    '<p>El router, la instalación y los datos ilimitados están en el precio. Y ese sigue siendo el precio.</p>',
  ),
  cards: plans,
  cta: checkAddress,
  compareText: t('Compare the plans', 'Comparar los planes'),
  analyticsId: 'home-offer',
});

const kitchen = entry(contentBlock, 'home-kitchen', {
  variant: 'textWithImage',
  title: t('Two on a call, one at the stove.', 'Dos en una llamada y uno en la cocina.'),
  description: t(
    '<p>A video call needs about 5&nbsp;Mbps each way, a film in 4K about 25. Our smallest plan has 300, both ways, at eight in the evening too.</p>',
    '<p>Una videollamada necesita unos 5&nbsp;Mbps en cada sentido; una película en 4K, unos 25. Nuestro plan más pequeño tiene 300, de subida y de bajada, también a las ocho de la noche.</p>',
  ),
  image: picture('kitchen', [
    'Two people on a laptop’s video call, on a kitchen table with a router',
    'Dos personas en videollamada en una laptop, sobre una mesa de cocina con un router',
  ]),
  imageSide: 'right',
  backgroundColor: 'mist',
});

type Words = readonly [english: string, spanish: string];
const feature = (id: string, title: Words, english: string, spanish: string) =>
  entry(textItem, `feature-${id}`, {
    variant: 'wifiTextItem',
    title: t(title[0], title[1]),
    description: t(`<p>${english}</p>`, `<p>${spanish}</p>`),
  });

const visit = entry(contentGrid, 'home-visit', {
  variant: 'wifiText',
  title: t('What an installation is like', 'Cómo es una instalación'),
  subtitle: t('About two hours, one hole, no mess.', 'Unas dos horas, un agujero y nada de desorden.'),
  image: picture('wall-box', [
    'A technician fits a white box to the outside wall of a house',
    'Una técnica coloca una caja blanca en la pared exterior de una casa',
  ]),
  items: [
    feature(
      'call',
      ['We call first', 'Primero llamamos'],
      'The evening before, with a name and a half hour.',
      'La noche anterior, con un nombre y una media hora.',
    ),
    feature(
      'hole',
      ['One hole, where you say', 'Un agujero, donde digas'],
      'As wide as a pencil. We seal it against the weather, and sweep.',
      'Del ancho de un lápiz. Lo sellamos contra la lluvia y barremos.',
    ),
    feature(
      'wifi',
      ['Wi-Fi in every room', 'Wi-Fi en cada cuarto'],
      'We walk through the house with you and measure, also in the attic.',
      'Recorremos la casa contigo y medimos, también en el ático.',
    ),
    feature(
      'number',
      ['A number that is answered', 'Un número que contesta'],
      'On the box, on the bill and on this page.',
      'Está en la caja, en la factura y en esta página.',
    ),
  ],
  cta: link('home-visit', ['Questions about the visit', 'Preguntas sobre la visita'], '/help', 'outline'),
  backgroundColor: 'coral-soft',
  analyticsId: 'home-visit',
});

const closing = entry(contentBlock, 'home-closing', {
  variant: 'centeredText',
  title: t('Is your street on the line?', '¿Tu calle está en la línea?'),
  description: t(
    '<p>Tell us the address. A person looks at the map and writes back within one business day.</p>',
    '<p>Dinos la dirección. Una persona mira el mapa y te responde en un día hábil.</p>',
  ),
  backgroundColor: 'teal',
  cta: checkAddress,
});

export const home = pageOf(
  'home',
  {
    slug: '/',
    title: ['Fiber internet for Aldry Bay', 'Internet de fibra para Aldry Bay'],
    description: [
      'Fiber internet for Aldry Bay from $45 a month: as fast up as down, router and installation included, no contract and no data caps.',
      'Internet de fibra para Aldry Bay desde $45 al mes: igual de rápido de subida y de bajada, con router e instalación, sin contrato ni límite de datos.',
    ],
    breadcrumb: ['Home', 'Inicio'],
  },
  [top, offer, kitchen, shortSchedule, visit, closing],
);
