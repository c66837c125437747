import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { BUSINESS_MAIL, SALES_HOURS, mailLink, salesLink } from '../contacts.ts';
import {
  buildingRequestForm,
  businessContactForm,
  webpassContactForm,
  webpassResidentialForm,
} from '../request-forms.ts';

const businessTop = entry(hero, 'business-contact-hero', {
  variant: 'imageHero',
  kicker: t('Skein for business', 'Skein para negocios'),
  title: t('Get a quote for your business.', 'Cotiza fibra para tu negocio.'),
  subtitle: t(
    'Tell us where your business is and what you need the line for. Rosa’s team checks your street first, then sends you a price.',
    'Dinos dónde está tu negocio y para qué necesitas la línea. El equipo de Rosa revisa tu calle y te manda un precio.',
  ),
  theme: 'coral',
  layout: 'right',
  image: art('florist'),
  analyticsId: 'business-contact-hero',
});

const businessElse = entry(contentBlock, 'business-contact-else', {
  variant: 'centeredText',
  threads: true,
  title: t('Would you rather talk?', '¿Prefieres hablar?'),
  description: t(
    `<p>Call ${salesLink}, ${SALES_HOURS.en}, or write to ${mailLink(BUSINESS_MAIL)}. You’ll reach the same team.</p>`,
    `<p>Llama al ${salesLink}, de ${SALES_HOURS.es}, o escribe a ${mailLink(BUSINESS_MAIL)}. Te contesta el mismo equipo.</p>`,
  ),
  backgroundColor: 'amber-soft',
});

export const businessContactPage = entry(page, 'page-business-contact', {
  internalName: 'Business contact',
  slug: '/business/contact',
  title: t('Get a business fiber quote', 'Cotiza fibra para tu negocio'),
  description: t(
    'Tell Skein Fiber where your business is and what you need the line for. Get a one-page quote within two business days, by phone or by email.',
    'Dile a Skein Fiber dónde está tu negocio y para qué necesitas la línea. Recibe una cotización de una hoja en dos días hábiles.',
  ),
  breadcrumb: t('Contact', 'Contacto'),
  blocks: [businessTop, businessContactForm, businessElse],
});

const buildingTop = entry(hero, 'building-request-hero', {
  variant: 'imageHero',
  kicker: t('Skein Webpass', 'Skein Webpass'),
  title: t('Bring us to your building.', 'Llévanos a tu edificio.'),
  subtitle: t(
    'Tell us which building it is. One tenant who asks opens more doors than three of our brochures, and a manager who asks opens the roof.',
    'Dinos qué edificio es. Un inquilino que pregunta abre más puertas que tres folletos nuestros, y un administrador abre la azotea.',
  ),
  theme: 'violet',
  layout: 'right',
  image: art('tailgate-plan'),
  analyticsId: 'building-request-hero',
});

const buildingNext = entry(textBlock, 'building-request-next', {
  title: t('What happens next', 'Qué pasa después'),
  content: t(
    `<ol>
      <li><strong>We check your building</strong> from our nearest tower, to see how well we can reach it.</li>
      <li><strong>We write to the owner.</strong> It costs nothing; all we need is a key to the roof.</li>
      <li><strong>You’ll hear from us</strong> either way. If it’s a no, we’ll tell you why.</li>
    </ol>`,
    `<ol>
      <li><strong>Revisamos tu edificio</strong> desde nuestra torre más cercana, para ver qué tan bien llegamos.</li>
      <li><strong>Le escribimos al dueño.</strong> No cuesta nada; solo necesitamos una llave de la azotea.</li>
      <li><strong>Te avisamos</strong> en cualquier caso. Si es un no, te decimos por qué.</li>
    </ol>`,
  ),
  cta: goTo('building-request-webpass', 'See how it works', 'Ver cómo funciona', '/webpass', 'outline'),
});

export const buildingRequestPage = entry(page, 'page-building-request', {
  internalName: 'Building request',
  slug: '/building/request',
  title: t('Bring wireless internet to your building', 'Internet inalámbrico para tu edificio'),
  description: t(
    'Ask Skein Fiber to bring wireless internet to your apartment building, as a resident or a manager. There’s no cost to the owner.',
    'Pídele a Skein Fiber que lleve internet inalámbrico a tu edificio, como residente o como administrador. Al dueño no le cuesta nada.',
  ),
  breadcrumb: t('Webpass for your building', 'Webpass para tu edificio'),
  blocks: [buildingTop, buildingRequestForm, buildingNext],
});

const contactTop = entry(hero, 'webpass-contact-hero', {
  variant: 'imageHero',
  kicker: t('Skein Webpass', 'Skein Webpass'),
  title: t('Ask us about Webpass.', 'Pregúntanos por Webpass.'),
  subtitle: t(
    'Rain, towers, leases or why your jack has three lines. The people who answer have carried a dish up a stairwell.',
    'Lluvia, torres, alquileres o por qué tu toma tiene tres líneas. Quien te responde ya subió una antena por la escalera.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('long-cord'),
  secondCta: goTo(
    'webpass-contact-residential',
    'Request a site visit',
    'Pedir una visita',
    '/webpass/residential',
    'outline',
  ),
  analyticsId: 'webpass-contact-hero',
});

export const webpassContactPage = entry(page, 'page-webpass-contact', {
  internalName: 'Web-pass contact',
  slug: '/webpass/contact',
  title: t('Contact Skein Webpass', 'Escríbele a Skein Webpass'),
  description: t(
    'Have a question about Skein Webpass, our wireless internet for apartment buildings? Write to us, and the team that builds it will answer.',
    '¿Tienes preguntas sobre Skein Webpass, nuestro internet inalámbrico para edificios? Escríbenos y te responde el equipo que lo construye.',
  ),
  breadcrumb: t('Contact', 'Contacto'),
  blocks: [contactTop, webpassContactForm],
});

const residentialTop = entry(hero, 'webpass-residential-hero', {
  variant: 'imageHero',
  kicker: t('Skein Webpass', 'Skein Webpass'),
  title: t('Have us visit your building.', 'Pide una visita a tu edificio.'),
  subtitle: t(
    'Twenty homes and wiring from after 1995 make it easy. Fewer homes or older wiring? Ask us anyway.',
    'Con veinte viviendas y cableado posterior a 1995 es fácil. ¿Son menos o es más viejo? Pregunta de todos modos.',
  ),
  theme: 'amber',
  layout: 'right',
  image: art('roof-antenna-coral'),
  secondCta: goTo(
    'webpass-residential-contact',
    'Ask a question',
    'Hacer una pregunta',
    '/webpass/contact',
    'outline',
  ),
  analyticsId: 'webpass-residential-hero',
});

export const webpassResidentialPage = entry(page, 'page-webpass-residential', {
  internalName: 'Web-pass residential',
  slug: '/webpass/residential',
  title: t('Skein Webpass for residential buildings', 'Skein Webpass para edificios residenciales'),
  description: t(
    'Ask us to visit your residential building. All we need to start is the address, the number of homes and when it was built.',
    'Pide una visita a tu edificio residencial. Para empezar, solo necesitamos la dirección, el número de viviendas y el año en que se construyó.',
  ),
  breadcrumb: t('Residential buildings', 'Edificios residenciales'),
  blocks: [residentialTop, webpassResidentialForm],
});
