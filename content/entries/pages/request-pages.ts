import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { BUSINESS_MAIL, mailLink, salesLink } from '../contacts.ts';
import {
  buildingRequestForm,
  businessContactForm,
  webpassContactForm,
  webpassResidentialForm,
} from '../request-forms.ts';

const businessTop = entry(hero, 'business-contact-hero', {
  variant: 'imageHero',
  kicker: t('Skein for business', 'Skein para negocios'),
  title: t('One form, one price, one page.', 'Un formulario, un precio, una hoja.'),
  subtitle: t(
    'Tell us where the business is and what the line has to carry. Rosa’s desk looks at the street first and writes the price after.',
    'Dinos dónde está el negocio y qué tiene que llevar la línea. El equipo de Rosa primero mira la calle y después escribe el precio.',
  ),
  theme: 'coral',
  layout: 'right',
  image: art('counter-teal'),
  analyticsId: 'business-contact-hero',
});

const businessElse = entry(textBlock, 'business-contact-else', {
  title: t('Rather talk?', '¿Prefieres hablar?'),
  content: t(
    `<p>Call ${salesLink}, Monday to Saturday, 8\u00a0a.m. to 8\u00a0p.m. Central, or write to ${mailLink(BUSINESS_MAIL)}. The same people answer.</p>`,
    `<p>Llama al ${salesLink}, de lunes a sábado, de 8\u00a0a.m. a 8\u00a0p.m., hora del centro, o escribe a ${mailLink(BUSINESS_MAIL)}. Contesta la misma gente.</p>`,
  ),
});

export const businessContactPage = entry(page, 'page-business-contact', {
  internalName: 'Business contact',
  slug: '/business/contact',
  title: t('Ask for fiber for your business', 'Pedir fibra para tu negocio'),
  description: t(
    'Tell Skein Fiber where your business is and what the line has to carry. A price on one page within two working days.',
    'Cuéntale a Skein Fiber dónde está tu negocio y qué debe llevar la línea. Un precio en una hoja, en dos días hábiles.',
  ),
  breadcrumb: t('Contact', 'Contacto'),
  blocks: [businessTop, businessContactForm, businessElse],
});

const buildingTop = entry(hero, 'building-request-hero', {
  variant: 'imageHero',
  kicker: t('Skein Webpass', 'Skein Webpass'),
  title: t('Bring us up to your roof.', 'Súbenos a tu azotea.'),
  subtitle: t(
    'Tell us which building it is. A tenant who asks opens more doors than three of our brochures, and a manager who asks opens the roof.',
    'Dinos qué edificio es. Un inquilino que pregunta abre más puertas que tres folletos nuestros, y un administrador abre la azotea.',
  ),
  theme: 'violet',
  layout: 'right',
  image: art('apartment-block-violet'),
  analyticsId: 'building-request-hero',
});

const buildingNext = entry(textBlock, 'building-request-next', {
  title: t('What happens with it', 'Qué pasa después'),
  content: t(
    `<ol>
      <li><strong>We look at the building</strong> from the nearest mast: whether it sees us, and how well.</li>
      <li><strong>We write to the owner</strong> with what it costs, which is nothing, and what we need, which is a key to the roof.</li>
      <li><strong>You hear from us</strong> either way. A no has a reason in it.</li>
    </ol>`,
    `<ol>
      <li><strong>Miramos el edificio</strong> desde el mástil más cercano: si nos ve, y qué tan bien.</li>
      <li><strong>Le escribimos al dueño</strong> con lo que cuesta, que es nada, y lo que necesitamos, que es una llave de la azotea.</li>
      <li><strong>Te avisamos</strong> en cualquier caso. Un no lleva su razón.</li>
    </ol>`,
  ),
  cta: goTo('building-request-webpass', 'How it works', 'Cómo funciona', '/webpass', 'outline'),
});

export const buildingRequestPage = entry(page, 'page-building-request', {
  internalName: 'Building request',
  slug: '/building/request',
  title: t('Bring wireless internet to your building', 'Llevar internet inalámbrico a tu edificio'),
  description: t(
    'Ask Skein Fiber to bring its wireless service to your building, as a resident or as its manager.',
    'Pídele a Skein Fiber que lleve su servicio inalámbrico a tu edificio, como residente o como administrador.',
  ),
  breadcrumb: t('Ask for a building', 'Pedir un edificio'),
  blocks: [buildingTop, buildingRequestForm, buildingNext],
});

const contactTop = entry(hero, 'webpass-contact-hero', {
  variant: 'imageHero',
  kicker: t('Skein Webpass', 'Skein Webpass'),
  title: t('Ask about air and glass.', 'Pregunta por el aire y el vidrio.'),
  subtitle: t(
    'Rain, masts, leases, or why your jack has three lines. Whoever answers has carried a dish up a stairwell.',
    'Lluvia, mástiles, rentas, o por qué tu toma tiene tres líneas. Quien responde ya subió una antena por la escalera.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('radio-link-violet'),
  secondCta: goTo(
    'webpass-contact-residential',
    'It is about one building',
    'Se trata de un edificio',
    '/webpass/residential',
    'outline',
  ),
  analyticsId: 'webpass-contact-hero',
});

export const webpassContactPage = entry(page, 'page-webpass-contact', {
  internalName: 'Web-pass contact',
  slug: '/webpass/contact',
  title: t('Contact Skein Webpass', 'Contactar a Skein Webpass'),
  description: t(
    'Questions about the wireless service for buildings, answered by the team that builds it.',
    'Preguntas sobre el servicio inalámbrico para edificios, respondidas por el equipo que lo construye.',
  ),
  breadcrumb: t('Contact', 'Contacto'),
  blocks: [contactTop, webpassContactForm],
});

const residentialTop = entry(hero, 'webpass-residential-hero', {
  variant: 'imageHero',
  kicker: t('Skein Webpass', 'Skein Webpass'),
  title: t('First the roof, then the rest.', 'Primero la azotea, luego lo demás.'),
  subtitle: t(
    'Twenty homes and wiring from after 1995 make it easy. Fewer, or older, makes it interesting; ask all the same.',
    'Con veinte viviendas y cableado posterior a 1995 es fácil. Con menos, o más viejo, es interesante; pregunta igual.',
  ),
  theme: 'amber',
  layout: 'right',
  image: art('roof-antenna-coral'),
  secondCta: goTo(
    'webpass-residential-contact',
    'Only a question',
    'Solo una pregunta',
    '/webpass/contact',
    'outline',
  ),
  analyticsId: 'webpass-residential-hero',
});

export const webpassResidentialPage = entry(page, 'page-webpass-residential', {
  internalName: 'Web-pass residential',
  slug: '/webpass/residential',
  title: t('Skein Webpass for a residential building', 'Skein Webpass para un edificio residencial'),
  description: t(
    'Ask for a survey of your building: address, number of homes and age are all that we need to begin.',
    'Pide una visita a tu edificio: con la dirección, el número de viviendas y los años podemos empezar.',
  ),
  breadcrumb: t('Residential buildings', 'Edificios residenciales'),
  blocks: [residentialTop, webpassResidentialForm],
});
