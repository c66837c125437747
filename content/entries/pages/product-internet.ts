import { card, contentBlock, contentGrid, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { installationHeading } from '../anchors.ts';
import { art } from '../art.ts';
import { coloredTitle } from '../colored-title.ts';
import { filmVideo } from '../films.ts';
import { internetForm } from '../forms.checks.ts';
import { internetFeatures } from './product-internet.features.ts';
import { plansPromo } from './highlights.ts';
import {
  internetClosing,
  internetPrices,
  internetSmallPrint,
  internetWifi,
} from './product-internet.prices.ts';
import { claims } from './product-internet.grids.ts';
import { AT_HOME, INSTALLATION, SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500 } from '../offer.ts';

const top = entry(hero, 'internet-hero', {
  variant: 'imageHero',
  kicker: t('Skein Internet', 'Skein Internet'),
  title: t('Just as fast up as down.', 'Sube tan rápido como baja.'),
  subtitle: t(
    `Three plans from ${SKEIN_500.price} a month, with your router, installation and unlimited data included.`,
    `Tres planes desde ${SKEIN_500.price} al mes, con el router, la instalación y datos ilimitados incluidos.`,
  ),
  theme: 'mist',
  layout: 'right',
  image: art('router'),
  form: internetForm,
  analyticsId: 'internet-hero',
});

const symmetrical = entry(contentBlock, 'internet-symmetrical', {
  variant: 'textWithImage',
  title: t('What “symmetrical” means', 'Qué quiere decir “simétrico”'),
  description: t(
    `<p>Download is what comes to you: movies, web pages, updates. Upload is what you send: your face on a call, a backup, the doorbell camera. We give you the same speed for both. Over a cable at full speed, a 10\u00a0GB backup takes about:</p>
    <ul>
      <li>2\u00a0minutes 40\u00a0seconds on ${SKEIN_500.name}</li>
      <li>1\u00a0minute 20\u00a0seconds on ${SKEIN_1_GIG.name}</li>
      <li>40\u00a0seconds on ${SKEIN_2_GIG.name}</li>
    </ul>`,
    `<p>La bajada es lo que recibes: películas, páginas, actualizaciones. La subida es lo que envías: tu cara en una llamada, una copia de seguridad, la cámara de la puerta. Te damos la misma velocidad para las dos. Por cable y a toda velocidad, una copia de 10\u00a0GB tarda más o menos:</p>
    <ul>
      <li>2\u00a0minutos y 40\u00a0segundos con ${SKEIN_500.name}</li>
      <li>1\u00a0minuto y 20\u00a0segundos con ${SKEIN_1_GIG.name}</li>
      <li>40\u00a0segundos con ${SKEIN_2_GIG.name}</li>
    </ul>`,
  ),
  image: art('app-home'),
  imageSide: 'left',
  backgroundColor: 'teal-soft',
});

const need = entry(contentBlock, 'internet-need', {
  variant: 'textWithImage',
  ...coloredTitle('internet-need', [
    ['How much do you need?', '¿Cuánto necesitas?'],
    ['Less than we could sell you.', 'Menos de lo que podríamos venderte.', 'amber'],
  ]),
  description: t(
    `<p>A 4K movie takes about 25\u00a0Mbps, a video call 4, a game less than 3 while you play. Add up what runs at the same time, then double it to be safe.</p>
    <p>If the total is under 500, go with ${SKEIN_500.name}. You can move up or down any day, and switching is free.</p>`,
    `<p>Una película en 4K usa unos 25\u00a0Mbps, una videollamada 4, un juego en marcha menos de 3. Suma lo que corre al mismo tiempo y duplícalo por si acaso.</p>
    <p>Si da menos de 500, quédate con ${SKEIN_500.name}. Puedes subir o bajar de plan cualquier día, y el cambio es gratis.</p>`,
  ),
  image: art('tv-night'),
  imageSide: 'right',
  backgroundColor: 'ink',
});

const route = entry(contentBlock, 'internet-route', {
  variant: 'textWithVideo',
  title: t('From the street to your router', 'De la calle a tu router'),
  description: t(
    `<p>The line leaves a cabinet in your neighborhood, follows the sidewalk or the poles, and ends in a gray box on your outside wall, about the size of a paperback.</p>
    <p>From there a single strand, as thin as a hair inside its jacket, goes through the wall to a jack. The router plugs into the jack. That’s it.</p>`,
    `<p>La línea sale de un gabinete en tu vecindario, sigue la acera o los postes y termina en una caja gris en la pared de afuera, más o menos del tamaño de un libro de bolsillo.</p>
    <p>De ahí, un solo hilo, delgado como un cabello dentro de su funda, cruza la pared hasta una toma. El router se conecta a la toma. Eso es todo.</p>`,
  ),
  video: filmVideo('laying-a-line'),
  videoSide: 'left',
  backgroundColor: 'coral-soft',
  fullWidth: false,
  roundedBlock: true,
});

const installation = entry(contentBlock, 'internet-installation', {
  variant: 'textWithImage',
  title: installationHeading,
  description: t(
    `<ol>
      <li>You choose a day and a two-hour window, usually within ${INSTALLATION.en}.</li>
      <li>We text you when the van is on its way. Someone ${AT_HOME.en} needs to be home.</li>
      <li>We walk through your home with you and agree on where the line comes in and where the router goes.</li>
      <li>We drill one hole, about as wide as a pencil, and seal it outside. Then we install the jack and the router.</li>
      <li>We test the speed over a cable while you watch, and write it on the card in the box.</li>
    </ol>
    <p>The visit takes about two hours and is included.</p>`,
    `<ol>
      <li>Eliges un día y un margen de dos horas, casi siempre en menos de ${INSTALLATION.es}.</li>
      <li>Te mandamos un mensaje de texto cuando sale la camioneta. Tiene que haber alguien ${AT_HOME.es} en casa.</li>
      <li>Recorremos la casa contigo y acordamos por dónde entra la línea y dónde va el router.</li>
      <li>Hacemos un agujero del ancho de un lápiz y lo sellamos por fuera. Después instalamos la toma y el router.</li>
      <li>Medimos la velocidad por cable delante de ti y la anotamos en la tarjeta de la caja.</li>
    </ol>
    <p>La visita dura unas dos horas y está incluida.</p>`,
  ),
  image: art('vacuum'),
  imageSide: 'right',
});

const box = entry(card, 'internet-box', {
  variant: 'aboutUsCard',
  title: t('What’s in the box', 'Qué trae la caja'),
  description: t(
    `<ul>
      <li>The router, yours to use for as long as you’re a customer</li>
      <li>A power supply with a 5-foot cord</li>
      <li>A 6-foot Ethernet cable, for the device that matters most</li>
      <li>A card with the Wi-\u2060Fi name, the password and our phone number</li>
    </ul>
    <p>Prefer your own router? Use it. Ours stays in the box, and we’ll note it on your account.</p>`,
    `<ul>
      <li>El router, tuyo mientras seas cliente</li>
      <li>El adaptador de corriente, con cable de 5\u00a0pies</li>
      <li>Un cable Ethernet de 6\u00a0pies, para el dispositivo que más te importa</li>
      <li>Una tarjeta con el nombre del Wi-\u2060Fi, la contraseña y nuestro teléfono</li>
    </ul>
    <p>¿Prefieres tu propio router? Úsalo. El nuestro se queda en la caja y lo anotamos en tu cuenta.</p>`,
  ),
  image: art('in-the-box'),
});

const comesWithIt = entry(contentGrid, 'internet-comes-with-it', {
  variant: 'aboutUs',
  title: t('The box, the bill, the Wi-\u2060Fi', 'La caja, la factura y el Wi-\u2060Fi'),
  items: [box, internetPrices, internetWifi],
});

const noContract = entry(contentBlock, 'internet-no-contract', {
  variant: 'centeredText',
  ...coloredTitle('internet-no-contract', [
    ['No contract.', 'Sin contrato.'],
    ['You stay because it works.', 'Te quedas porque funciona.', 'violet'],
  ]),
  description: t(
    '<p>Leave any day, with one call. We bill you up to that day, refund the rest of the month and send a prepaid label for the router. No one asks you three times if you’re sure.</p>',
    '<p>Te vas el día que quieras, con una llamada. Cobramos hasta ese día, devolvemos el resto del mes y te mandamos una etiqueta prepagada para el router. Nadie te pregunta tres veces si estás seguro.</p>',
  ),
});

export const productInternet = entry(page, 'page-product-internet', {
  internalName: 'Product: internet',
  slug: '/product/internet',
  title: t(
    `Fiber internet: ${SKEIN_500.speed}, 1\u00a0Gig and 2\u00a0Gig`,
    `Internet de fibra: ${SKEIN_500.speed}, 1\u00a0Gig y 2\u00a0Gig`,
  ),
  description: t(
    `${SKEIN_500.name} for ${SKEIN_500.price}, ${SKEIN_1_GIG.name} for ${SKEIN_1_GIG.price}, ${SKEIN_2_GIG.name} for ${SKEIN_2_GIG.price} a month. Same speed both ways; installation and router included.`,
    `${SKEIN_500.name} por ${SKEIN_500.price}, ${SKEIN_1_GIG.name} por ${SKEIN_1_GIG.price}, ${SKEIN_2_GIG.name} por ${SKEIN_2_GIG.price} al mes. Igual de subida que de bajada; instalación y router incluidos.`,
  ),
  breadcrumb: t('Internet', 'Internet'),
  blocks: [
    top,
    symmetrical,
    plansPromo,
    internetFeatures,
    need,
    route,
    claims,
    installation,
    comesWithIt,
    noContract,
    internetClosing,
    internetSmallPrint,
  ],
});
