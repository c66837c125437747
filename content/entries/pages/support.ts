import { buttonBanner, contentBlock, hero } from '@skein/blocks/content';
import { callToAction, entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { callSupport, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { SALES } from '../offer.ts';
import { homeQuestions } from './support.questions.ts';
import { supportContacts, supportElsewhere, supportFilms } from './support.cards.ts';

const top = entry(hero, 'support-hero', {
  variant: 'imageHero',
  kicker: t('Support', 'Ayuda'),
  title: t('Ask us anything.', 'Pregúntanos lo que sea.'),
  subtitle: t(
    'The light is orange, the bill looks odd, or you’d like to know whether we’re on your street yet. A person answers.',
    'La luz está naranja, la factura se ve rara o quieres saber si ya llegamos a tu calle. Contesta una persona.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('support-desk'),
  cta: callSupport,
  secondCta: entry(callToAction, 'cta-support-hero-sales', {
    internalName: 'Support: call sales',
    text: t('New here? Call sales', 'Llamar a ventas'),
    target: SALES.tel,
    look: 'outline',
    analyticsId: 'support-hero-sales',
  }),
  analyticsId: 'support-hero',
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
      <li><strong>Blanca y fija:</strong> tu línea está bien; revisa el Wi-\u2060Fi o el dispositivo</li>
      <li><strong>Naranja:</strong> se está conectando; dale dos minutos</li>
      <li><strong>Roja:</strong> no hay señal en la fibra; llámanos</li>
    </ul>`,
  ),
  image: art('router-dark'),
  imageSide: 'left',
  backgroundColor: 'ink',
});

const status = entry(contentBlock, 'support-status', {
  variant: 'textWithImage',
  title: t('Is it you, or is it us?', '¿Es tu Wi-\u2060Fi o es la línea?'),
  description: t(
    `<p>When a line goes down, we text every home on it within minutes. Call us, and the first thing you’ll hear is which streets are out and until when.</p>
    <p>No text, and a white light on the router? The problem’s probably inside your home. Try the section above.</p>`,
    `<p>Cuando se cae una línea, en minutos le mandamos un mensaje de texto a cada casa afectada. Si llamas, lo primero que oyes es qué calles están sin servicio y hasta cuándo.</p>
    <p>¿No te llegó el mensaje y la luz del router es blanca? Lo más probable es que el problema esté dentro de tu casa. Prueba con la sección de arriba.</p>`,
  ),
  image: art('network-map'),
  imageSide: 'right',
  backgroundColor: 'mist',
  cta: goTo('support-network-status', 'Check for outages', 'Ver si hay cortes', '/support/network-status'),
});

const cityPointer = entry(contentBlock, 'support-city', {
  variant: 'cityOffer',
  title: t('Your city has a page of its own', 'Tu ciudad tiene su propia página'),
  description: t(
    '<p>It has the local number, the hours of repair visits, and the neighborhoods where we’re digging next.</p>',
    '<p>Tiene el número local, el horario de las visitas y los vecindarios donde vamos a abrir calle.</p>',
  ),
  image: art('phone-call'),
  imageSide: 'right',
  cta: goTo('support-city', 'Find my city', 'Buscar mi ciudad', '/cities'),
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
    restart,
    status,
    supportFilms,
    homeQuestions,
    cityPointer,
    supportElsewhere,
    complain,
  ],
});
