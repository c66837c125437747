import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { callSales, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { BUSINESS_MAIL, mailLink, salesLink } from '../contacts.ts';

const desk = entry(textBlock, 'business-desk', {
  title: t('Talk to the business desk', 'Habla con el equipo de negocios'),
  content: t(
    `<p>Tell us the street and what the line has to carry. You get a price on one page within two working days.</p>
    <ul>
      <li><strong>Call</strong> ${salesLink}, Monday to Saturday, 8\u00a0a.m. to 8\u00a0p.m. Central</li>
      <li><strong>Write</strong> to ${mailLink(BUSINESS_MAIL)}</li>
    </ul>`,
    `<p>Dinos la calle y qué tiene que llevar la línea. En dos días hábiles recibes un precio en una sola hoja.</p>
    <ul>
      <li><strong>Llama</strong> al ${salesLink}, de lunes a sábado, de 8\u00a0a.m. a 8\u00a0p.m., hora del centro</li>
      <li><strong>Escribe</strong> a ${mailLink(BUSINESS_MAIL)}</li>
    </ul>`,
  ),
  cta: goTo('business-desk-contact', 'Ask for a price', 'Pedir un precio', '/business/contact', 'button'),
});

const top = entry(hero, 'business-hero', {
  variant: 'imageHero',
  face: 'businessContact',
  kicker: t('Skein for business', 'Skein para negocios'),
  title: t('The line opens before you do.', 'La línea abre antes que tú.'),
  subtitle: t(
    'Glass to the counter, the back office and the workshop. The same speed both ways, mended at night, billed on one page.',
    'Vidrio hasta el mostrador, la oficina y el taller. La misma velocidad de ida y de vuelta, arreglos de noche y la factura en una hoja.',
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
    `<p>A card that thinks for four seconds makes a line of people look up. So we bring the fiber to the counter itself and wire the reader, the register and the camera.</p>
    <p>Your guests get a Wi-\u2060Fi of their own. It cannot see the register, and it switches itself off when you lock the door.</p>`,
    `<p>Una tarjeta que lo piensa cuatro segundos hace que toda la fila levante la vista. Por eso llevamos la fibra hasta el mostrador y conectamos por cable el lector, la caja y la cámara.</p>
    <p>Tus clientes tienen su propio Wi-\u2060Fi. No ve la caja, y se apaga solo cuando cierras la puerta.</p>`,
  ),
  image: art('counter'),
  imageSide: 'left',
});

const kansasCity = entry(contentBlock, 'business-kansas-city', {
  variant: 'cityOffer',
  title: t('Kansas City, where the posters leave by wire', 'Kansas City, donde los carteles salen por cable'),
  description: t(
    '<p>A poster run is about 40\u00a0GB of files. On a 1\u00a0Gig line, by wire, it is at the press in five minutes and twenty seconds. The courier used to take until Thursday.</p>',
    '<p>Una tirada de carteles ocupa unos 40\u00a0GB. Con una línea de 1\u00a0Gig y por cable, llega a la imprenta en cinco minutos y veinte segundos. El mensajero tardaba hasta el jueves.</p>',
  ),
  image: art('city-kansas-city'),
  imageSide: 'right',
  backgroundColor: 'coral-soft',
  cta: goTo('business-cities', 'All our cities', 'Todas nuestras ciudades', citiesLink),
});

const rosa = entry(contentBlock, 'business-rosa', {
  variant: 'teamQuote',
  description: t(
    '<p>I ask what happens in your shop at noon on a Saturday. The plan follows from that, and it is usually the smaller one.</p>',
    '<p>Yo pregunto qué pasa en tu tienda un sábado al mediodía. De ahí sale el plan, y casi siempre es el más pequeño.</p>',
  ),
  name: 'Rosa Villarreal',
  position: t('Business desk, San Antonio', 'Equipo de negocios, San Antonio'),
  portrait: art('portrait-rosa'),
  imageSide: 'left',
});

const night = entry(contentBlock, 'business-night', {
  variant: 'reliability',
  ...coloredTitle('business-night', [
    ['It breaks at two.', 'Se corta a las dos.'],
    ['It works at six.', 'A las seis funciona.', 'coral'],
  ]),
  description: t(
    `<p>A business line comes with a promise and a clock. Somebody is on the way within the hour, at any hour, in any weather that lets a van drive.</p>
    <p>If you are without a line for more than four hours, the day is free. You do not have to ask; it is on the bill as a minus.</p>`,
    `<p>Una línea de negocio viene con una promesa y un reloj. En menos de una hora alguien va en camino, a cualquier hora y con cualquier tiempo que deje manejar.</p>
    <p>Si pasas más de cuatro horas sin línea, ese día es gratis. No hace falta pedirlo: sale en la factura con signo de menos.</p>`,
  ),
  image: art('night-crew'),
  backgroundImage: art('threads-night-coral'),
  imageSide: 'right',
  cta: goTo(
    'business-support',
    'How we mend a street',
    'Cómo arreglamos una calle',
    '/support/network-status',
    'outline',
  ),
});

const closing = entry(contentBlock, 'business-closing', {
  variant: 'centeredText',
  title: t('Bring the address. We bring the page.', 'Tú traes la dirección. Nosotros, la hoja.'),
  description: t(
    '<p>One page: the speed, the price, the day we come, and the name of the person who answers afterwards.</p>',
    '<p>Una hoja: la velocidad, el precio, el día que vamos y el nombre de quien contesta después.</p>',
  ),
  backgroundColor: 'amber-soft',
  cta: callSales,
});

export const business = entry(page, 'page-business', {
  internalName: 'Business',
  slug: '/business',
  title: t('Business fiber, mended at night', 'Fibra para negocios, con arreglos de noche'),
  description: t(
    'Fiber for shops, offices and workshops: wired to the counter, guest Wi-Fi kept apart, repairs on a clock, one page of bill.',
    'Fibra para tiendas, oficinas y talleres: por cable hasta el mostrador, Wi-Fi aparte para clientes y arreglos contra reloj.',
  ),
  breadcrumb: t('Business', 'Negocios'),
  blocks: [top, till, kansasCity, rosa, night, closing],
});
