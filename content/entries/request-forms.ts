import { entry, t } from '@skein/cms-client';
import { addressForm, errorMessages, requestForm } from '@skein/forms/content';

const messages = entry(errorMessages, 'request-messages', {
  internalName: 'Messages of requests',
  commonRequired: t('We need this to answer you.', 'Lo necesitamos para responderte.'),
  emailInvalid: t(
    'That email is missing something, such as the @ or the dot.',
    'A ese correo le falta algo, como la arroba o el punto.',
  ),
  phoneInvalid: t(
    'Ten digits, please, such as (555) 555-0123.',
    'Diez dígitos, por favor, como (555) 555-0123.',
  ),
  zipInvalid: t(
    'A ZIP code has five digits, such as 97205.',
    'Un código postal tiene cinco dígitos, como 97205.',
  ),
  humanUnchecked: t(
    'Tick the box, please: programs fill in forms too.',
    'Marca la casilla, por favor: los programas también llenan formularios.',
  ),
  humanError: t(
    'The check did not work just now. Please send it again in a moment.',
    'La comprobación no funcionó. Envíalo de nuevo en un momento.',
  ),
});

const shared = {
  messages,
  contactLink: '/support',
  note: t(
    'A person reads this. We use it to answer you, and for nothing else.',
    'Lo lee una persona. Lo usamos para responderte, y para nada más.',
  ),
} as const;

export const businessContactForm = entry(requestForm, 'form-business-contact', {
  variant: 'businessContact',
  ...shared,
  title: t('Tell us about the business', 'Cuéntanos del negocio'),
  button: t('Send it to the business desk', 'Enviar al equipo de negocios'),
  messageLabel: t('What does the line have to carry?', '¿Qué tiene que llevar la línea?'),
  thanksTitle: t('The business desk has it', 'El equipo de negocios lo tiene'),
  thanksText: t(
    'You get a price on one page within two working days, from a person with a name.',
    'En dos días hábiles recibes un precio en una sola hoja, de una persona con nombre.',
  ),
  analyticsId: 'form-business-contact',
});

export const buildingRequestForm = entry(requestForm, 'form-building-request', {
  variant: 'buildingRequest',
  ...shared,
  title: t('Which building is it?', '¿Qué edificio es?'),
  button: t('Ask for my building', 'Pedirlo para mi edificio'),
  thanksTitle: t('Your building is on the list', 'Tu edificio está en la lista'),
  thanksText: t(
    'We write to the owner, and to you when there is an answer. It takes two to six weeks.',
    'Le escribimos al dueño, y a ti cuando haya respuesta. Tarda de dos a seis semanas.',
  ),
  analyticsId: 'form-building-request',
});

export const webpassContactForm = entry(requestForm, 'form-webpass-contact', {
  variant: 'webpassContact',
  ...shared,
  title: t('Ask the rooftop team', 'Pregúntale al equipo de azoteas'),
  button: t('Send the question', 'Enviar la pregunta'),
  messageLabel: t('Your question', 'Tu pregunta'),
  thanksTitle: t('The rooftop team has it', 'El equipo de azoteas la tiene'),
  thanksText: t(
    'Somebody who has been up there answers, within one working day.',
    'Te responde alguien que ha estado allá arriba, en un día hábil.',
  ),
  analyticsId: 'form-webpass-contact',
});

export const webpassResidentialForm = entry(requestForm, 'form-webpass-residential', {
  variant: 'webpassResidential',
  ...shared,
  title: t('About the building', 'Sobre el edificio'),
  button: t('Ask for a survey', 'Pedir una visita'),
  messageLabel: t('Anything about the roof that we should know', 'Algo de la azotea que debamos saber'),
  thanksTitle: t('We come and look at the roof', 'Vamos a ver la azotea'),
  thanksText: t(
    'Within a week we call to find a day for the survey. Nobody has to be at home for it.',
    'En menos de una semana llamamos para acordar el día. No hace falta que haya alguien en casa.',
  ),
  analyticsId: 'form-webpass-residential',
});

/** Type 13. */
export const forgotEmailForm = entry(addressForm, 'form-forgot-email', {
  variant: 'forgotEmail',
  streetLabel: t('Street address', 'Dirección'),
  unitLabel: t('Unit', 'Unidad'),
  zipLabel: t('ZIP code', 'Código postal'),
  button: t('Find my email', 'Buscar mi correo'),
  note: t(
    'We write to the email on the account. It is never shown here, to you or to anybody else.',
    'Le escribimos al correo de la cuenta. Aquí no se muestra nunca, ni a ti ni a nadie.',
  ),
  confirmTitle: t('Look in your inboxes', 'Mira en tus correos'),
  confirmSubtitle: t(
    'We have written to the email on that account. The one with our letter in it is the one.',
    'Le escribimos al correo de esa cuenta. El que tenga nuestra carta es el que buscas.',
  ),
  eventLabel: 'forgot-email-page',
  analyticsId: 'form-forgot-email',
});

export const chatForm = entry(requestForm, 'form-chat', {
  variant: 'chat',
  messages,
  contactLink: '/support',
  title: t('Write to support', 'Escríbele a soporte'),
  firstNameLabel: t('Your name', 'Tu nombre'),
  messageLabel: t('What is the light doing?', '¿Qué hace la luz?'),
  button: t('Send it', 'Enviar'),
  thanksTitle: t('Somebody has it', 'Alguien lo tiene'),
  thanksText: t(
    'The answer goes to your email, day or night, usually within the hour.',
    'La respuesta llega a tu correo, de día o de noche, casi siempre en menos de una hora.',
  ),
  analyticsId: 'form-chat',
});
