import { buttonBanner, contentBlock, hero } from '@skein/blocks/content';
import { callToAction, entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { callSupport, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { supportLink, HELP_MAIL, mailLink, salesLink } from '../contacts.ts';
import { billQuestions, homeQuestions } from './support.questions.ts';
import { supportContacts, supportElsewhere, supportFilms } from './support.cards.ts';

const top = entry(hero, 'support-hero', {
  variant: 'imageHero',
  kicker: t('Support', 'Ayuda'),
  title: t('Tell us what it is doing.', 'Cuéntanos qué hace.'),
  subtitle: t(
    '“The light is orange” is plenty to start with. We take it from there, at any hour.',
    'Con “la luz está naranja” nos basta para empezar. De ahí seguimos nosotros, a cualquier hora.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('support-desk'),
  cta: callSupport,
  secondCta: goTo(
    'support-hero-austin',
    'Everything for Austin',
    'Todo para Austin',
    '/cities/austin/support',
    'outline',
  ),
  analyticsId: 'support-hero',
});

const ways = entry(contentBlock, 'support-ways', {
  variant: 'textWithImage',
  title: t('Ways to get help', 'Cómo pedir ayuda'),
  description: t(
    `<ul>
      <li><strong>Call.</strong> ${supportLink}, 24 hours a day. Your city’s own number, on the card in the router’s box, rings at the same desk.</li>
      <li><strong>Write.</strong> ${mailLink(HELP_MAIL)} answers within one working day.</li>
      <li><strong>Relay.</strong> Dial 711 and ask for any of our numbers.</li>
      <li><strong>Not a customer yet?</strong> Sales is ${salesLink}.</li>
    </ul>`,
    `<ul>
      <li><strong>Llama.</strong> Al ${supportLink}, las 24 horas. El número de tu ciudad, que viene en la tarjeta de la caja del router, suena en el mismo lugar.</li>
      <li><strong>Escribe.</strong> En ${mailLink(HELP_MAIL)} contestamos en un día hábil.</li>
      <li><strong>Retransmisión.</strong> Marca 711 y pide cualquiera de nuestros números.</li>
      <li><strong>¿Aún no eres cliente?</strong> Ventas está en el ${salesLink}.</li>
    </ul>`,
  ),
  image: art('phone-call'),
  imageSide: 'right',
});

const restart = entry(contentBlock, 'support-restart', {
  variant: 'textWithImage',
  ...coloredTitle('support-restart', [
    ['Off, ten seconds, on.', 'Apaga, diez segundos, enciende.'],
    ['Sorry, but it works.', 'Perdón, pero funciona.', 'amber'],
  ]),
  description: t(
    `<p>Unplug the router, wait, plug it back in. Then read its light:</p>
    <ul>
      <li><strong>White, steady:</strong> the line is fine; look at the Wi-\u2060Fi or the device</li>
      <li><strong>Orange:</strong> it is looking for us; give it two minutes</li>
      <li><strong>Red:</strong> no light on the fiber; call us</li>
    </ul>`,
    `<p>Desconecta el router, espera y vuelve a conectarlo. Después mira la luz:</p>
    <ul>
      <li><strong>Blanca y fija:</strong> la línea está bien; revisa el Wi-\u2060Fi o el aparato</li>
      <li><strong>Naranja:</strong> nos está buscando; dale dos minutos</li>
      <li><strong>Roja:</strong> no llega luz por la fibra; llámanos</li>
    </ul>`,
  ),
  image: art('router-dark'),
  imageSide: 'left',
  backgroundColor: 'ink',
});

const slowRoom = entry(contentBlock, 'support-slow-room', {
  variant: 'textWithImage',
  title: t('One room is slow', 'Un cuarto está lento'),
  description: t(
    `<p>Put the router in the open, at shoulder height, away from the microwave and the fish tank. Water stops Wi-\u2060Fi better than most walls do.</p>
    <p>Then measure by wire. If the wire is fast and the room is not, the distance is the matter; if the wire is slow, we are.</p>`,
    `<p>Pon el router a la vista, a la altura del hombro, lejos del microondas y de la pecera. El agua frena el Wi-\u2060Fi mejor que muchas paredes.</p>
    <p>Después mide por cable. Si el cable va rápido y el cuarto no, el problema es la distancia; si el cable va lento, el problema somos nosotros.</p>`,
  ),
  image: art('fish-tank'),
  imageSide: 'right',
  backgroundColor: 'teal-soft',
  fullWidth: false,
  roundedBlock: true,
});

const status = entry(contentBlock, 'support-status', {
  variant: 'textWithImage',
  title: t('Is it you, or is it us?', '¿Eres tú o somos nosotros?'),
  description: t(
    `<p>When a line breaks, we text every household on it within minutes, and the first thing our phone line tells you is which streets are out and until when.</p>
    <p>No text, and a white light on the router? Then it is probably inside the house, and the two sections above are for you.</p>`,
    `<p>Cuando se rompe una línea, en minutos mandamos un mensaje a cada casa afectada, y lo primero que oyes al llamar es qué calles están sin servicio y hasta cuándo.</p>
    <p>¿No hay mensaje y la luz del router es blanca? Entonces lo más probable es que esté dentro de la casa, y para eso están las dos secciones de arriba.</p>`,
  ),
  image: art('network-map'),
  imageSide: 'left',
  backgroundColor: 'mist',
  cta: goTo(
    'support-network-status',
    'Ask the network about your address',
    'Preguntar a la red por tu dirección',
    '/support/network-status',
  ),
});

const austinPointer = entry(contentBlock, 'support-austin', {
  variant: 'cityOffer',
  title: t('Are you in Austin?', '¿Estás en Austin?'),
  description: t(
    '<p>Your page has the local number, the hours of repair visits and what happens when a whole street goes quiet.</p>',
    '<p>Tu página tiene el número local, el horario de las visitas y lo que pasa cuando una calle entera se queda callada.</p>',
  ),
  image: art('city-austin-lake'),
  imageSide: 'right',
  cta: goTo('support-austin', 'Support in Austin', 'Ayuda en Austin', '/cities/austin/support'),
});

const complain = entry(buttonBanner, 'support-complain', {
  title: t(
    'Not happy with our answer? There is somebody above us.',
    '¿No te convence nuestra respuesta? Arriba hay alguien más.',
  ),
  description: t(
    '<p>The FCC takes complaints about any provider, and makes us answer each within thirty days.</p>',
    '<p>La FCC recibe quejas sobre cualquier proveedor y nos obliga a contestar cada una en treinta días.</p>',
  ),
  cta: entry(callToAction, 'cta-support-complain', {
    internalName: 'Complaint center of the FCC',
    text: t('To the FCC’s complaint center', 'Al centro de quejas de la FCC'),
    target: 'https://consumercomplaints.fcc.gov/',
    look: 'button',
    external: true,
    analyticsId: 'support-complain',
  }),
  theme: 'violet',
  analyticsId: 'support-complain-banner',
});

export const support = entry(page, 'page-support', {
  internalName: 'Support',
  slug: '/support',
  title: t('Support: get help and common questions', 'Ayuda: contacto y preguntas frecuentes'),
  description: t(
    'Help with Skein Fiber at any hour: how to reach us, what the router’s light means, slow rooms, outages, bills and moving house.',
    'Ayuda de Skein Fiber a cualquier hora: cómo encontrarnos, qué dice la luz del router, cuartos lentos, cortes, facturas y mudanzas.',
  ),
  breadcrumb: t('Support', 'Ayuda'),
  siteMap: 'support',
  blocks: [
    top,
    supportContacts,
    ways,
    restart,
    slowRoom,
    supportFilms,
    status,
    billQuestions,
    homeQuestions,
    austinPointer,
    supportElsewhere,
    complain,
  ],
});
