import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { installationHeading, plansHeading } from '../anchors.ts';
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
import {
  INSTALLATION,
  PRICE_NOTICE_DAYS,
  SKEIN_1_GIG,
  SKEIN_2_GIG,
  SKEIN_500,
  TWO_GIG_IN,
} from '../offer.ts';

const top = entry(hero, 'internet-hero', {
  variant: 'imageHero',
  kicker: t('Skein Internet', 'Skein Internet'),
  title: t('The same speed, there and back.', 'La misma velocidad, de ida y de vuelta.'),
  subtitle: t(
    `Three plans from ${SKEIN_500.price} a month, with the router, the installation and all your data inside the price.`,
    `Tres planes desde ${SKEIN_500.price} al mes, con el router, la instalación y todos tus datos dentro del precio.`,
  ),
  theme: 'mist',
  layout: 'right',
  image: art('router'),
  form: internetForm,
  analyticsId: 'internet-hero',
});

const plans = entry(textBlock, 'internet-plans', {
  title: plansHeading,
  content: t(
    `<table>
      <caption>Plans and monthly prices, the same in every Skein city</caption>
      <thead><tr><th scope="col">Plan</th><th scope="col">Down and up</th><th scope="col">A month</th><th scope="col">Enough for</th></tr></thead>
      <tbody>
        <tr><th scope="row">${SKEIN_500.name}</th><td>${SKEIN_500.speed}</td><td>${SKEIN_500.price}</td><td>Two to four people: films, calls, homework</td></tr>
        <tr><th scope="row">${SKEIN_1_GIG.name}</th><td>${SKEIN_1_GIG.speed}</td><td>${SKEIN_1_GIG.price}</td><td>A full house that works at home and plays at night</td></tr>
        <tr><th scope="row">${SKEIN_2_GIG.name}</th><td>${SKEIN_2_GIG.speed}</td><td>${SKEIN_2_GIG.price}</td><td>Large files, a studio, or everything at once; sold in ${TWO_GIG_IN.en}</td></tr>
      </tbody>
    </table>
    <p>The price you sign up at is the list price, not a teaser for it. If we ever change it, you hear from us ${PRICE_NOTICE_DAYS}\u00a0days ahead.</p>`,
    `<table>
      <caption>Planes y precios mensuales, iguales en todas las ciudades de Skein</caption>
      <thead><tr><th scope="col">Plan</th><th scope="col">Bajada y subida</th><th scope="col">Al mes</th><th scope="col">Alcanza para</th></tr></thead>
      <tbody>
        <tr><th scope="row">${SKEIN_500.name}</th><td>${SKEIN_500.speed}</td><td>${SKEIN_500.price}</td><td>De dos a cuatro personas: películas, llamadas, tareas</td></tr>
        <tr><th scope="row">${SKEIN_1_GIG.name}</th><td>${SKEIN_1_GIG.speed}</td><td>${SKEIN_1_GIG.price}</td><td>Una casa llena que trabaja de día y juega de noche</td></tr>
        <tr><th scope="row">${SKEIN_2_GIG.name}</th><td>${SKEIN_2_GIG.speed}</td><td>${SKEIN_2_GIG.price}</td><td>Archivos grandes, un estudio, o todo a la vez; se vende en ${TWO_GIG_IN.es}</td></tr>
      </tbody>
    </table>
    <p>El precio con el que entras es el precio de lista, no un anzuelo. Si algún día cambia, te avisamos con ${PRICE_NOTICE_DAYS}\u00a0días de anticipación.</p>`,
  ),
});

const symmetrical = entry(contentBlock, 'internet-symmetrical', {
  variant: 'textWithImage',
  title: t('Symmetrical, in plain words', 'Simétrico, en palabras sencillas'),
  description: t(
    `<p>Download is what comes to you: films, pages, updates. Upload is what leaves: your face on a call, a backup, the doorbell camera. We give both the same number. Sending a 10\u00a0GB backup takes, by wire and at full line speed:</p>
    <ul>
      <li>about 2\u00a0min 40\u00a0s on ${SKEIN_500.name}</li>
      <li>about 80\u00a0s on ${SKEIN_1_GIG.name}</li>
      <li>about 40\u00a0s on ${SKEIN_2_GIG.name}</li>
    </ul>`,
    `<p>La bajada es lo que te llega: películas, páginas, actualizaciones. La subida es lo que sale: tu cara en una llamada, una copia de seguridad, la cámara de la puerta. A las dos les damos el mismo número. Mandar una copia de 10\u00a0GB toma, por cable y a plena velocidad:</p>
    <ul>
      <li>unos 2\u00a0min 40\u00a0s con ${SKEIN_500.name}</li>
      <li>unos 80\u00a0s con ${SKEIN_1_GIG.name}</li>
      <li>unos 40\u00a0s con ${SKEIN_2_GIG.name}</li>
    </ul>`,
  ),
  image: art('desk'),
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
    `<p>A 4K film takes about 25\u00a0Mbps, a video call 4, a game while you play it less than 3. Add up what runs at the same moment and double it for luck.</p>
    <p>If the sum is under 500, take ${SKEIN_500.name}. You can move up or down on any day, and the change costs nothing.</p>`,
    `<p>Una película en 4K usa unos 25\u00a0Mbps, una videollamada 4, un juego en marcha menos de 3. Suma lo que corre al mismo tiempo y duplícalo por si acaso.</p>
    <p>Si da menos de 500, quédate con ${SKEIN_500.name}. Puedes subir o bajar de plan cualquier día, y el cambio no cuesta nada.</p>`,
  ),
  image: art('living-room-violet'),
  imageSide: 'right',
  backgroundColor: 'ink',
});

const route = entry(contentBlock, 'internet-route', {
  variant: 'textWithVideo',
  title: t('From the street to the shelf', 'De la calle a la repisa'),
  description: t(
    `<p>The line leaves a cabinet in your neighborhood, follows the sidewalk or the poles, and ends in a gray box on your outside wall, about the size of a paperback.</p>
    <p>From there a single strand, as thin as a hair inside its jacket, goes through the wall to a jack. The router plugs into the jack. There is nothing else to it.</p>`,
    `<p>La línea sale de un gabinete en tu vecindario, sigue la acera o los postes y termina en una caja gris en la pared de afuera, más o menos del tamaño de un libro de bolsillo.</p>
    <p>De ahí, un solo hilo, delgado como un cabello dentro de su funda, cruza la pared hasta una toma. El router se conecta a la toma. No hay más misterio.</p>`,
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
      <li>You choose a day and a two-hour window. Most addresses get one within ${INSTALLATION.en}.</li>
      <li>We send a text message when the van sets off. An adult has to be at home.</li>
      <li>We walk through together and agree on the way in and on the router’s shelf.</li>
      <li>One hole, about 10\u00a0mm wide, sealed on the outside. Then the jack, then the router.</li>
      <li>We measure the speed by wire while you watch, and write it on the card in the box.</li>
    </ol>
    <p>The visit takes about two hours and is included.</p>`,
    `<ol>
      <li>Eliges un día y un margen de dos horas. Casi siempre hay lugar en menos de ${INSTALLATION.es}.</li>
      <li>Te mandamos un mensaje de texto cuando sale la camioneta. Tiene que haber un adulto en casa.</li>
      <li>Recorremos la casa contigo y acordamos por dónde entra la línea y dónde va el router.</li>
      <li>Un agujero de unos 10\u00a0mm, sellado por fuera. Después la toma, después el router.</li>
      <li>Medimos la velocidad por cable delante de ti y la anotamos en la tarjeta de la caja.</li>
    </ol>
    <p>La visita dura unas dos horas y va incluida.</p>`,
  ),
  image: art('installer-wide'),
  imageSide: 'right',
});

const box = entry(contentBlock, 'internet-box', {
  variant: 'textWithImage',
  title: t('What is in the box', 'Qué trae la caja'),
  description: t(
    `<ul>
      <li>The router, yours to use for as long as you are a customer</li>
      <li>Its power supply, with a cord of 5\u00a0feet</li>
      <li>An Ethernet cable of 6\u00a0feet, for the device that matters most</li>
      <li>A card with the Wi-\u2060Fi name, the password and our phone number</li>
    </ul>
    <p>You may bring a router of your own. We then leave ours in the box and say so on the account.</p>`,
    `<ul>
      <li>El router, tuyo mientras seas cliente</li>
      <li>Su fuente de alimentación, con cable de 5\u00a0pies</li>
      <li>Un cable Ethernet de 6\u00a0pies, para el aparato que más te importa</li>
      <li>Una tarjeta con el nombre del Wi-\u2060Fi, la contraseña y nuestro teléfono</li>
    </ul>
    <p>También puedes usar tu propio router. En ese caso el nuestro se queda en la caja, y así consta en tu cuenta.</p>`,
  ),
  image: art('in-the-box'),
  imageSide: 'left',
  backgroundColor: 'violet-soft',
  isModule: true,
  moduleColor: 'violet-soft',
});

const noContract = entry(contentBlock, 'internet-no-contract', {
  variant: 'centeredText',
  ...coloredTitle('internet-no-contract', [
    ['No contract.', 'Sin contrato.'],
    ['You stay because it works.', 'Te quedas porque funciona.', 'violet'],
  ]),
  description: t(
    '<p>Leave on any day, with one call. We bill up to that day, refund the rest of the month and send a prepaid label for the router. Nobody asks you three times whether you are sure.</p>',
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
    plans,
    plansPromo,
    symmetrical,
    internetFeatures,
    need,
    route,
    installation,
    claims,
    box,
    internetPrices,
    internetWifi,
    noContract,
    internetClosing,
    internetSmallPrint,
  ],
});
