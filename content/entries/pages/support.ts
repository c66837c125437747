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
  title: t('Tell us what’s wrong.', 'Cuéntanos qué pasa.'),
  subtitle: t(
    '“The light is orange” is enough to get started. We’ll take it from there, day or night.',
    'Con “la luz está naranja” nos basta para empezar. Nosotros nos encargamos del resto, a cualquier hora.',
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
      <li><strong>Call.</strong> ${supportLink}, 24 hours a day. Your city’s own number, on the card that came with your router, reaches the same desk.</li>
      <li><strong>Email.</strong> Write to ${mailLink(HELP_MAIL)}. We’ll answer within one business day.</li>
      <li><strong>Use relay.</strong> Dial 711 and ask for any of our numbers.</li>
      <li><strong>Not a customer yet?</strong> Call sales at ${salesLink}.</li>
    </ul>`,
    `<ul>
      <li><strong>Llama.</strong> Al ${supportLink}, las 24 horas. El número de tu ciudad, que está en la tarjeta de tu router, llega al mismo lugar.</li>
      <li><strong>Escribe.</strong> A ${mailLink(HELP_MAIL)}. Contestamos en un día hábil.</li>
      <li><strong>Retransmisión.</strong> Marca 711 y pide cualquiera de nuestros números.</li>
      <li><strong>¿Aún no eres cliente?</strong> Llama a ventas al ${salesLink}.</li>
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
    `<p>Unplug the router, wait and plug it back in. Then check its light:</p>
    <ul>
      <li><strong>White, steady:</strong> your line is fine; check your Wi-\u2060Fi or your device</li>
      <li><strong>Orange:</strong> it’s connecting; give it two minutes</li>
      <li><strong>Red:</strong> no signal on the fiber; call us</li>
    </ul>`,
    `<p>Desconecta el router, espera y vuelve a conectarlo. Después mira la luz:</p>
    <ul>
      <li><strong>Blanca y fija:</strong> tu línea está bien; revisa el Wi-\u2060Fi o el aparato</li>
      <li><strong>Naranja:</strong> se está conectando; dale dos minutos</li>
      <li><strong>Roja:</strong> no hay señal en la fibra; llámanos</li>
    </ul>`,
  ),
  image: art('router-dark'),
  imageSide: 'left',
  backgroundColor: 'ink',
});

const slowRoom = entry(contentBlock, 'support-slow-room', {
  variant: 'textWithImage',
  title: t('If one room is slow', 'Si un cuarto va lento'),
  description: t(
    `<p>Put the router in the open, at shoulder height, away from the microwave and the fish tank. Water blocks Wi-\u2060Fi better than most walls.</p>
    <p>Then test with a cable. If the cable’s fast and the room isn’t, distance is the problem. If the cable’s slow too, it’s us: give us a call.</p>`,
    `<p>Pon el router a la vista, a la altura del hombro, lejos del microondas y de la pecera. El agua frena el Wi-\u2060Fi mejor que muchas paredes.</p>
    <p>Después mide con un cable. Si con cable va rápido y en el cuarto no, el problema es la distancia. Si con cable también va lento, es cosa nuestra: llámanos.</p>`,
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
    `<p>When a line goes down, we text every home on it within minutes. Call us, and the first thing you’ll hear is which streets are out and until when.</p>
    <p>No text, and a white light on the router? The problem’s probably inside your home. Try the two sections above.</p>`,
    `<p>Cuando se cae una línea, en minutos le mandamos un mensaje a cada casa afectada. Si llamas, lo primero que oyes es qué calles están sin servicio y hasta cuándo.</p>
    <p>¿No hay mensaje y la luz del router es blanca? Lo más probable es que el problema esté dentro de tu casa. Prueba con las dos secciones de arriba.</p>`,
  ),
  image: art('network-map'),
  imageSide: 'left',
  backgroundColor: 'mist',
  cta: goTo(
    'support-network-status',
    'Check your address for outages',
    'Ver si hay cortes en tu dirección',
    '/support/network-status',
  ),
});

const austinPointer = entry(contentBlock, 'support-austin', {
  variant: 'cityOffer',
  title: t('Are you in Austin?', '¿Estás en Austin?'),
  description: t(
    '<p>Your page has the local number, repair hours and what to do when your whole street is out.</p>',
    '<p>Tu página tiene el número local, el horario de las visitas y qué hacer si toda tu calle se queda sin servicio.</p>',
  ),
  image: art('city-austin-lake'),
  imageSide: 'right',
  cta: goTo('support-austin', 'Support in Austin', 'Ayuda en Austin', '/cities/austin/support'),
});

const complain = entry(buttonBanner, 'support-complain', {
  title: t(
    'Not happy with our answer? Go over our heads.',
    '¿No te convence nuestra respuesta? Acude a la FCC.',
  ),
  description: t(
    '<p>The FCC takes complaints about any provider, and we have to answer each one within thirty days.</p>',
    '<p>La FCC recibe quejas sobre cualquier proveedor, y tenemos que contestar cada una en treinta días.</p>',
  ),
  cta: entry(callToAction, 'cta-support-complain', {
    internalName: 'Complaint center of the FCC',
    text: t('File a complaint with the FCC', 'Presentar una queja ante la FCC'),
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
  title: t('Support: get help from Skein, day or night', 'Ayuda de Skein, de día y de noche'),
  description: t(
    'Get help from Skein Fiber, day or night: contact us, read your router’s light, fix a slow room, check for outages and get answers about bills.',
    'Ayuda de Skein Fiber a cualquier hora: contáctanos, entiende la luz del router, arregla un cuarto lento, revisa si hay cortes y aclara tu factura.',
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
