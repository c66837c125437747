import { entry, t } from '@skein/cms-client';
import { addressForm } from './address-form.block.ts';
import {
  comingSoonSignUp as comingSoonSignUpType,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
} from './own-forms.block.ts';
import { errorMessages } from '../address/error-messages.content.ts';

const labels = {
  streetLabel: t('Street address', 'Dirección'),
  unitLabel: t('Unit', 'Apto.'),
  zipLabel: t('ZIP code', 'Código postal'),
} as const;
const emailLabel = t('Email', 'Correo electrónico');
const check = t('Check availability', 'Ver cobertura');
const once = t(
  'We write once, when your street is ready. No newsletter.',
  'Escribimos una sola vez, cuando tu calle esté lista. Sin boletines.',
);

/** An editor's messages about a wrong email or ZIP code, for all forms of the provider. */
export const commonMessages = {
  emailInvalid: t(
    'That email is missing something, such as the @ or the dot.',
    'A ese correo le falta algo, como la arroba o el punto.',
  ),
  zipInvalid: t(
    'A ZIP code has five digits, such as 97205.',
    'Un código postal tiene cinco dígitos, como 97205.',
  ),
} as const;

export const ownMessages = entry(errorMessages, 'form-messages', {
  internalName: 'Messages of address forms',
  ...commonMessages,
  emailRequired: t(
    'We need an email to write to. Yours, ideally.',
    'Necesitamos un correo al cual escribirte. El tuyo, de preferencia.',
  ),
  emailUnusable: t(
    'We need a full email address and a five-digit ZIP code.',
    'Necesitamos un correo completo y un código postal de cinco dígitos.',
  ),
  emailMissing: t(
    'Start with your email. The answer goes there too.',
    'Empieza con tu correo. La respuesta también llega ahí.',
  ),
  addressIncomplete: t(
    'Street and ZIP code, please. One without the other leads astray.',
    'Calle y código postal, por favor. Uno sin el otro nos pierde.',
  ),
  streetMissing: t('Which street, and which number?', '¿Qué calle y qué número?'),
  streetRequired: t('Which street, and which number?', '¿Qué calle y qué número?'),
  zipRequired: t('Add the ZIP code.', 'Agrega el código postal.'),
  failed: t(
    'We could not send that. It is still all here, so try again.',
    'No pudimos enviarlo. Todo sigue aquí: inténtalo de nuevo.',
  ),
});

/** Form 1, which takes an email for news. Shows only the email field. */
export const email = entry(addressForm, 'form-email', {
  variant: 'email',
  title: t('Hear from us when we arrive', 'Te avisamos cuando lleguemos'),
  emailLabel,
  button: t('Keep me posted', 'Mantenme al tanto'),
  note: once,
});
/** Form 1, which takes an email for news. Shows all address fields too. */
export const emailWithAddress = entry(addressForm, 'form-email-address', {
  variant: 'email',
  emailLabel,
  ...labels,
  button: t('Keep me posted', 'Mantenme al tanto'),
});
export const cityEmail = entry(addressForm, 'form-city-email', {
  variant: 'cityEmail',
  title: t('Austin, we are on our way', 'Austin, vamos en camino'),
  description: t(
    'Tell us where you live, and we tell you when the trench reaches you.',
    'Dinos dónde vives y te contamos cuándo llega la zanja.',
  ),
  emailLabel,
  ...labels,
  button: t('Tell me when', 'Avísame cuándo'),
  messages: ownMessages,
  note: once,
});
export const search = entry(addressForm, 'form-search', { variant: 'search', ...labels, button: check });
/** Form 4, the address check dialog, with an email field. */
export const header = entry(addressForm, 'form-header', {
  variant: 'header',
  emailLabel,
  ...labels,
  button: check,
  messages: ownMessages,
  eventLabel: 'header',
});
/** Form 4, the address check dialog, without an email field. */
export const headerWithoutEmail = entry(addressForm, 'form-header-address', {
  variant: 'header',
  ...labels,
  button: check,
  post: 'legacy',
});
export const bottomSearch = entry(addressForm, 'form-bottom-search', {
  variant: 'bottomSearch',
  title: t('Is it on your street?', '¿Ya está en tu calle?'),
  ...labels,
  button: check,
});
export const stateEmail = entry(addressForm, 'form-state-email', {
  variant: 'stateEmail',
  title: t('Texas, one city at a time', 'Texas, ciudad por ciudad'),
  emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Put my ZIP on the list', 'Agregar mi código postal'),
});
export const neighborhoodSearch = entry(addressForm, 'form-neighborhood-search', {
  variant: 'neighborhoodSearch',
  title: t('Look up your building', 'Busca tu edificio'),
  ...labels,
  button: t('Look it up', 'Buscar'),
});
/** Form 9, which takes an email and an address in a card across a picture. */
export const overlappingEmail = entry(addressForm, 'form-overlapping-email', {
  variant: 'overlappingEmail',
  title: t('Be first on your block', 'Sé de los primeros en tu cuadra'),
  emailLabel,
  ...labels,
  button: t('Save my spot', 'Apartar mi lugar'),
});
/** Form 10, which takes an email and shows mistakes in a bubble. */
export const tooltipEmail = entry(addressForm, 'form-tooltip-email', {
  variant: 'tooltipEmail',
  emailLabel,
  button: t('Keep me posted', 'Mantenme al tanto'),
});
export const addressAndEmailSearch = entry(addressForm, 'form-address-and-email', {
  variant: 'addressAndEmailSearch',
  emailLabel,
  ...labels,
  button: check,
});
export const emailOnlySearch = entry(addressForm, 'form-email-only', {
  variant: 'emailOnlySearch',
  emailLabel,
  button: t('Keep me posted', 'Mantenme al tanto'),
});

export const forgotEmail = entry(addressForm, 'form-forgot-email', {
  variant: 'forgotEmail',
  title: t('Which email did you use?', '¿Qué correo usaste?'),
  description: t(
    'Give us the service address, and we write to the email on the account.',
    'Danos la dirección del servicio y escribimos al correo de la cuenta.',
  ),
  ...labels,
  button: t('Find my email', 'Buscar mi correo'),
});

export const heroSearch = entry(heroSearchForm, 'form-hero-search', { ...labels, button: check });
export const heroEmail = entry(heroEmailForm, 'form-hero-email', {
  emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Keep me posted', 'Mantenme al tanto'),
});
export const faqAddress = entry(faqAddressForm, 'form-faq-address', {
  title: t('Still wondering about your street?', '¿Y tu calle?'),
  ...labels,
  button: check,
});
export const faqAddressWithEmail = entry(faqAddressForm, 'form-faq-address-email', {
  emailLabel,
  ...labels,
  button: check,
});
export const comingSoonSignUp = entry(comingSoonSignUpType, 'form-coming-soon', {
  emailLabel,
  button: t('Tell me', 'Avísame'),
  note: once,
});
export const stayConnected = entry(stayConnectedForm, 'form-stay-connected', {
  title: t('Stay connected', 'Sigamos en contacto'),
  description: t(
    'Moving, or waiting for us? Leave both, and we keep an eye on the map for you.',
    '¿Te mudas o nos esperas? Déjanos los dos y vigilamos el mapa por ti.',
  ),
  emailLabel,
  ...labels,
  button: t('Stay connected', 'Seguir en contacto'),
});
export const stayConnectedModule = entry(stayConnectedForm, 'form-stay-connected-module', {
  title: t('Stay connected', 'Sigamos en contacto'),
  emailLabel,
  ...labels,
  confirmTitle: t('The map is on our wall now.', 'El mapa ya está en nuestra pared.'),
  confirmSubtitle: t('We write when your street moves on it.', 'Escribimos cuando tu calle se mueva en él.'),
  isModule: true,
});
