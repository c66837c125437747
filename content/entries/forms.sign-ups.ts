import { entry, t } from '@skein/cms-client';
import { addressForm, comingSoonSignUp, heroEmailForm, stayConnectedForm } from '@skein/forms/content';
import { emailLabel, labels } from './forms.labels.ts';
import { KEPT } from './offer.ts';

export const notListedForm = entry(comingSoonSignUp, 'form-not-listed', {
  emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Count me in', 'Anotarme en la lista'),
  note: t(
    'We’ll email you once, when we know the month. No newsletter.',
    'Te escribimos una sola vez, cuando sepamos el mes. Sin boletines.',
  ),
  confirmTitle: t('You’re on the list.', 'Ya estás en la lista.'),
  confirmSubtitle: t(
    'That’s one more vote for your ZIP code. We’ll email you once, when we know the month.',
    'Tu código postal suma un voto más. Te escribimos una sola vez, cuando sepamos el mes.',
  ),
  eventLabel: 'community-not-listed',
  analyticsId: 'form-not-listed',
});

export const signUpForm = entry(comingSoonSignUp, 'form-sign-up', {
  emailLabel,
  ...labels,
  button: t('Email me the date', 'Recibir la fecha'),
  confirmTitle: t('Your street is on our list.', 'Tu calle ya está en la lista.'),
  confirmSubtitle: t(
    'We’ll email you once, the week it gets a date. Until then, there’s nothing else to do.',
    'Te escribimos una sola vez, la semana en que tenga fecha. Hasta entonces, no tienes que hacer nada más.',
  ),
  eventLabel: 'not-yet',
  analyticsId: 'form-sign-up',
});

export const monthForm = entry(comingSoonSignUp, 'form-month', {
  emailLabel,
  ...labels,
  button: t('Email me the month', 'Recibir el mes por correo'),
  confirmTitle: t('We’ll email you the month.', 'Te avisaremos en qué mes.'),
  confirmSubtitle: t(
    'You’ll get it as soon as your street has one, and again if it changes. Then we’ll come knock.',
    'Te llega en cuanto lo sepamos, y otra vez si cambia. Después tocamos a tu puerta.',
  ),
  eventLabel: 'almost-there',
  analyticsId: 'form-month',
});

/** The email form on the Webpass page, for residents of buildings without service: address form 1 (`email`). */
export const roofForm = entry(addressForm, 'form-roof', {
  variant: 'email',
  emailLabel,
  streetLabel: t('The building’s address', 'Dirección del edificio'),
  zipLabel: labels.zipLabel,
  button: t('Add my roof to the list', 'Anotar mi azotea'),
  note: t(
    'We’ll email you once: when the dish is up, or if the owner says no.',
    'Te escribimos una sola vez: cuando esté la antena o si el dueño dice que no.',
  ),
  isRequest: true,
  confirmTitle: t('We have your request.', 'Tenemos tu solicitud.'),
  confirmSubtitle: t(
    'Next, we write to the owner of the building. Then we’ll email you what they say, yes or no.',
    'Ahora le escribimos al dueño del edificio. Luego te contamos por correo qué responde, sea sí o no.',
  ),
  eventLabel: 'webpass-roof',
  analyticsId: 'form-roof',
});

/** The email form on the page of Chandler: address form 2 (`cityEmail`). */
export const chandlerForm = entry(addressForm, 'form-chandler', {
  variant: 'cityEmail',
  title: t('Get the week for your street', '¿En qué semana te toca?'),
  emailLabel,
  ...labels,
  button: t('Email me the week', 'Recibir la semana por correo'),
  note: t(
    `We keep both until ${KEPT.signUp.en} after your street is connected. Then we delete them.`,
    `Guardamos ambos datos hasta ${KEPT.signUp.es} después de conectar tu calle. Luego los borramos.`,
  ),
  eventLabel: 'chandler-hero',
  analyticsId: 'form-chandler',
});

/** The email form on the page of Texas: address form 7 (`stateEmail`). */
export const texasForm = entry(addressForm, 'form-texas', {
  variant: 'stateEmail',
  title: t('Bring fiber to your town', 'Lleva la fibra a tu ciudad'),
  emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Add my ZIP to the list', 'Anotar mi código postal'),
  note: t(
    'We’ll email you once, when a crew is booked for that ZIP code.',
    'Te escribimos una sola vez, cuando haya cuadrilla para ese código postal.',
  ),
  confirmTitle: t('Your ZIP code is on the list.', 'Tu código postal está en la lista.'),
  confirmSubtitle: t(
    'We’ll email you once, when a crew is booked. That takes months, not weeks.',
    'Te escribimos una sola vez, cuando haya cuadrilla. Son meses, no semanas.',
  ),
  eventLabel: 'texas-hero',
  analyticsId: 'form-texas',
});

/** The email form on the page of Las Vegas: address form 9 (`overlappingEmail`). */
export const lasVegasForm = entry(addressForm, 'form-las-vegas', {
  variant: 'overlappingEmail',
  title: t('Put your block in the first round', 'Pon tu cuadra en la primera ronda'),
  emailLabel,
  ...labels,
  button: t('Save my spot', 'Apartar mi lugar'),
  eventLabel: 'las-vegas-hero',
  analyticsId: 'form-las-vegas',
});

/** The email form on the page of Austin: address form 10 (`tooltipEmail`). */
export const austinTrenchForm = entry(addressForm, 'form-austin-trench', {
  variant: 'tooltipEmail',
  emailLabel,
  button: t('Email me the weeks', 'Recibir las semanas por correo'),
  confirmTitle: t('We’ll tell you as soon as we know.', 'Te avisamos en cuanto las sepamos.'),
  confirmSubtitle: t(
    'You’ll get an email when each of the three gets its week. No newsletter.',
    'Te llega un correo cuando cada uno de los tres tenga su semana. Sin boletines.',
  ),
  eventLabel: 'austin-trench',
  analyticsId: 'form-austin-trench',
});

/** The button of forms that check an address and send the answer by email. */
const EMAIL_THE_ANSWER = t('Email me the answer', 'Recibir la respuesta por correo');

/** The form for address and email on the phone page: address form 11 (`addressAndEmailSearch`). */
export const phoneForm = entry(addressForm, 'form-phone', {
  variant: 'addressAndEmailSearch',
  emailLabel,
  ...labels,
  button: EMAIL_THE_ANSWER,
  note: t(
    'You’ll see the answer on the next page and in your inbox.',
    'Verás la respuesta en la siguiente página y en tu correo.',
  ),
  eventLabel: 'phone-hero',
  analyticsId: 'form-phone',
});

/** The form for customers who move, with the address of their new home. */
export const newHomeForm = entry(addressForm, 'form-moving', {
  variant: 'addressAndEmailSearch',
  emailLabel,
  ...labels,
  streetLabel: t('New street address', 'Dirección nueva'),
  button: EMAIL_THE_ANSWER,
  note: t(
    'You’ll see the answer on the next page and in your inbox.',
    'Verás la respuesta en la siguiente página y en tu correo.',
  ),
  eventLabel: 'moving',
  analyticsId: 'form-moving',
});

/** The email form on the page of the lab: address form 12 (`emailOnlySearch`). */
export const labsForm = entry(addressForm, 'form-labs', {
  variant: 'emailOnlySearch',
  emailLabel,
  button: t('Send me the notes', 'Recibir los apuntes'),
  note: t(
    'Four times a year. Unsubscribe at the bottom of any of them.',
    'Cuatro veces al año. Puedes darte de baja al final de cualquiera.',
  ),
  confirmTitle: t('You’ll get our next notes.', 'Recibirás los próximos apuntes.'),
  confirmSubtitle: t(
    'We send them four times a year. You can unsubscribe anytime.',
    'Los mandamos cuatro veces al año. Puedes darte de baja cuando quieras.',
  ),
  eventLabel: 'labs-notes',
  analyticsId: 'form-labs',
});

/** A form for email and ZIP code in a hero. */
export const westminsterForm = entry(heroEmailForm, 'form-westminster', {
  emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Tell me when', 'Recibir la fecha'),
  confirmTitle: t('You’re on the Westminster list.', 'Ya estás en la lista de Westminster.'),
  confirmSubtitle: t(
    'We’ll email you when we know the month for your ZIP code.',
    'Te escribimos cuando sepamos el mes de tu código postal.',
  ),
  eventLabel: 'westminster-hero',
  analyticsId: 'form-westminster',
});

/** A sign-up form for news, below a text. */
export const westminsterMovingForm = entry(stayConnectedForm, 'form-westminster-moving', {
  emailLabel,
  ...labels,
  button: t('Watch this address', 'Recibir un aviso'),
  eventLabel: 'westminster-moving',
  analyticsId: 'form-westminster-moving',
});

/** A sign-up form for news, as a separate module. */
export const texasModule = entry(stayConnectedForm, 'form-texas-module', {
  title: t('Stay in touch', 'Sigamos en contacto'),
  description: t(
    'Moving to Texas, or within it? Give us the address you’re after, and we’ll watch the map for you.',
    '¿Te mudas a Texas o dentro de Texas? Déjanos la dirección que te interesa y te avisamos si algo cambia.',
  ),
  emailLabel,
  ...labels,
  button: t('Tell me if it changes', 'Recibir un aviso'),
  note: t(
    'One email when something changes. Nothing if it doesn’t.',
    'Un correo cuando algo cambie. Si no cambia nada, ninguno.',
  ),
  isModule: true,
  eventLabel: 'texas-module',
  analyticsId: 'form-texas-module',
});
