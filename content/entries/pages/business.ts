import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { callSales, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { BUSINESS_MAIL, SALES_HOURS, mailLink, salesLink } from '../contacts.ts';
import { OUTAGE } from '../offer.ts';

const desk = entry(textBlock, 'business-desk', {
  title: t('Talk to the business desk', 'Habla con el equipo de negocios'),
  content: t(
    `<p>Tell us your address and what you need the line for. You’ll get a one-page quote within two business days.</p>
    <ul>
      <li><strong>Call</strong> ${salesLink}, ${SALES_HOURS.en}</li>
      <li><strong>Write</strong> to ${mailLink(BUSINESS_MAIL)}</li>
    </ul>`,
    `<p>Dinos tu dirección y para qué necesitas la línea. En dos días hábiles recibes una cotización de una hoja.</p>
    <ul>
      <li><strong>Llama</strong> al ${salesLink}, de ${SALES_HOURS.es}</li>
      <li><strong>Escribe</strong> a ${mailLink(BUSINESS_MAIL)}</li>
    </ul>`,
  ),
  cta: goTo('business-desk-contact', 'Get a quote', 'Pedir una cotización', '/business/contact', 'button'),
});

const top = entry(hero, 'business-hero', {
  variant: 'imageHero',
  face: 'businessContact',
  kicker: t('Skein for business', 'Skein para negocios'),
  title: t('The line opens before you do.', 'La línea abre antes que tú.'),
  subtitle: t(
    'Fiber to the counter, the office and the stockroom. The same speed both ways, overnight repairs and a one-page bill.',
    'Fibra en el mostrador, la oficina y la bodega. La misma velocidad de subida y de bajada, reparaciones de noche y una factura de una hoja.',
  ),
  theme: 'coral',
  image: art('shop-front'),
  form: desk,
  analyticsId: 'business-hero',
});

const till = entry(contentBlock, 'business-till', {
  variant: 'textWithImage',
  title: t('From the sidewalk to the register', 'De la acera a la caja'),
  description: t(
    `<p>When a card reader stalls for four seconds, the whole line notices. So we bring fiber right to the counter and wire the reader, the register and the camera.</p>
    <p>Your guests get their own Wi-\u2060Fi. It can’t see the register, and it turns itself off when you close up.</p>`,
    `<p>Si el lector de tarjetas tarda cuatro segundos, toda la fila lo nota. Por eso llevamos la fibra al mostrador y conectamos por cable el lector, la caja y la cámara.</p>
    <p>Tus clientes tienen su propio Wi-\u2060Fi. No ve la caja, y se apaga solo cuando cierras.</p>`,
  ),
  image: art('counter'),
  imageSide: 'left',
});

const kansasCity = entry(contentBlock, 'business-kansas-city', {
  variant: 'cityOffer',
  title: t('Kansas City, from file to press in five minutes', 'Kansas City, a la imprenta en cinco minutos'),
  description: t(
    '<p>A poster run is about 40\u00a0GB of files. Over a cable on a 1\u00a0Gig line, it gets to the press in five minutes and twenty seconds. The courier used to take until Thursday.</p>',
    '<p>Una tirada de carteles ocupa unos 40\u00a0GB. Con una línea de 1\u00a0Gig y por cable, llega a la imprenta en cinco minutos y veinte segundos. El mensajero tardaba hasta el jueves.</p>',
  ),
  image: art('city-kansas-city'),
  imageSide: 'right',
  backgroundColor: 'coral-soft',
  cta: goTo('business-cities', 'See all our cities', 'Ver todas las ciudades', citiesLink),
});

const rosa = entry(contentBlock, 'business-rosa', {
  variant: 'teamQuote',
  description: t(
    '<p>I ask what happens in your shop at noon on a Saturday. That tells us which plan you need, and it’s usually the smaller one.</p>',
    '<p>Yo pregunto qué pasa en tu tienda un sábado al mediodía. De ahí sale el plan, y casi siempre es el más pequeño.</p>',
  ),
  name: t('Rosa Villarreal', 'Rosa Villarreal'),
  position: t('Business desk, San Antonio', 'Equipo de negocios, San Antonio'),
  portrait: art('portrait-rosa'),
  imageSide: 'left',
});

const night = entry(contentBlock, 'business-night', {
  variant: 'reliability',
  ...coloredTitle('business-night', [
    ['Down at two?', '¿Se cae a las dos?'],
    ['A van’s out by three.', 'A las tres ya va la camioneta.', 'coral'],
  ]),
  description: t(
    `<p>A business line comes with a promise: someone’s on the way within the hour, day or night, in any weather a van can drive in.</p>
    <p>Down for ${OUTAGE.en} because of us? We credit ${OUTAGE.business.en}, twice what a home line gets, and you don’t have to ask. <a href="/legal/terms">The terms</a> list the rest.</p>`,
    `<p>Una línea de negocio viene con una promesa: en menos de una hora alguien va en camino, de día o de noche, con cualquier clima que deje manejar.</p>
    <p>¿Llevas ${OUTAGE.es} sin línea por culpa nuestra? Te abonamos ${OUTAGE.business.es}, el doble que a una casa, sin que lo pidas. El resto está en los <a href="/legal/terms">términos</a>.</p>`,
  ),
  image: art('night-crew'),
  backgroundImage: art('threads-night-coral'),
  imageSide: 'right',
  cta: goTo(
    'business-support',
    'See how we handle outages',
    'Ver cómo atendemos los cortes',
    '/support/network-status',
    'outline',
  ),
});

const closing = entry(contentBlock, 'business-closing', {
  variant: 'centeredText',
  title: t('Get your price on one page.', 'Recibe tu precio en una hoja.'),
  description: t(
    '<p>One page: the speed, the price, the day we come and the name of the person who answers after that.</p>',
    '<p>Una hoja: la velocidad, el precio, el día que vamos y el nombre de quien contesta después.</p>',
  ),
  backgroundColor: 'amber-soft',
  cta: callSales,
});

export const business = entry(page, 'page-business', {
  internalName: 'Business',
  slug: '/business',
  title: t('Business fiber internet with 24/7 repairs', 'Internet de fibra para negocios'),
  description: t(
    'Get fiber internet for your shop, office or restaurant: wired to the counter, separate guest Wi-Fi, repairs day or night and a one-page bill.',
    'Internet de fibra para tu tienda, oficina o restaurante: cable hasta el mostrador, Wi-Fi aparte para clientes y reparaciones de día y de noche.',
  ),
  breadcrumb: t('Business', 'Negocios'),
  blocks: [top, till, kansasCity, rosa, night, closing],
});
