import { entry, t } from '@skein/cms-client';
import { addressForm, errorMessages, requestForm } from '@skein/forms/content';
import { REPLY } from './offer.ts';

const messages = entry(errorMessages, 'request-messages', {
  internalName: 'Messages of requests',
  commonRequired: t('We need this to get back to you.', 'Lo necesitamos para responderte.'),
  emailInvalid: t(
    'That email is missing something, like the @ or the dot.',
    'A ese correo le falta algo, como la arroba o el punto.',
  ),
  phoneInvalid: t('Enter ten digits, like (555) 555-0123.', 'Escribe diez dígitos, como (555) 555-0123.'),
  zipInvalid: t(
    'A ZIP code has five digits, like 97205.',
    'Un código postal tiene cinco dígitos, como 97205.',
  ),
  humanUnchecked: t(
    'Check the box so we know you’re a person.',
    'Marca la casilla para que sepamos que eres una persona.',
  ),
  humanError: t(
    'The check didn’t work. Please send it again in a moment.',
    'La verificación no funcionó. Envíalo de nuevo en un momento.',
  ),
});

const shared = {
  messages,
  contactLink: '/support',
  note: t(
    'A person reads this. We only use it to get back to you.',
    'Lo lee una persona. Solo lo usamos para responderte.',
  ),
} as const;

export const businessContactForm = entry(requestForm, 'form-business-contact', {
  variant: 'businessContact',
  ...shared,
  title: t('Tell us about your business', 'Cuéntanos de tu negocio'),
  description: t(
    'Within two business days you’ll have one page: the speed, the price and the day we come.',
    'En dos días hábiles tienes una página: la velocidad, el precio y el día en que llegamos.',
  ),
  button: t('Send to the business team', 'Enviar al equipo de negocios'),
  messageLabel: t('What will you use the line for?', '¿Para qué vas a usar la línea?'),
  thanksTitle: t('Our business team has it', 'El equipo de negocios ya lo tiene'),
  thanksText: t(
    'Within two business days, a real person will send you a one-page quote.',
    'En dos días hábiles, una persona de verdad te manda una cotización de una página.',
  ),
  analyticsId: 'form-business-contact',
});

export const buildingRequestForm = entry(requestForm, 'form-building-request', {
  variant: 'buildingRequest',
  ...shared,
  title: t('Which building is it?', '¿Qué edificio es?'),
  description: t(
    'We ask the owner, and you’ll hear from us either way.',
    'Le preguntamos al dueño y te avisamos en cualquier caso.',
  ),
  button: t('Request it for my building', 'Pedirlo para mi edificio'),
  thanksTitle: t('Your building is on the list', 'Tu edificio está en la lista'),
  thanksText: t(
    'We’ll write to the owner and let you know the answer. It takes two to six weeks.',
    'Le escribimos al dueño y te contamos qué responde. Tarda de dos a seis semanas.',
  ),
  analyticsId: 'form-building-request',
});

export const webpassContactForm = entry(requestForm, 'form-webpass-contact', {
  variant: 'webpassContact',
  ...shared,
  title: t('Ask the rooftop team', 'Pregúntale al equipo de azoteas'),
  description: t(
    'Someone who’s been up there answers within one business day.',
    'En un día hábil te responde alguien que ha estado allá arriba.',
  ),
  button: t('Send the question', 'Enviar la pregunta'),
  messageLabel: t('Your question', 'Tu pregunta'),
  thanksTitle: t('Our rooftop team has it', 'El equipo de azoteas ya la tiene'),
  thanksText: t(
    'Someone who’s been up there will answer within one business day.',
    'En un día hábil te responde alguien que ha estado allá arriba.',
  ),
  analyticsId: 'form-webpass-contact',
});

export const webpassResidentialForm = entry(requestForm, 'form-webpass-residential', {
  variant: 'webpassResidential',
  ...shared,
  title: t('Tell us about the building', 'Cuéntanos del edificio'),
  description: t(
    'We call within a week to set a day for the visit.',
    'En menos de una semana te llamamos para acordar el día.',
  ),
  button: t('Request a site visit', 'Pedir una visita'),
  messageLabel: t('Anything we should know about the roof', 'Algo que debamos saber de la azotea'),
  thanksTitle: t('We’ll come look at the roof', 'Iremos a ver la azotea'),
  thanksText: t(
    'We’ll call within a week to set a day for the visit. Nobody has to be home for it.',
    'En menos de una semana te llamamos para acordar el día. No hace falta que haya nadie en casa.',
  ),
  analyticsId: 'form-webpass-residential',
});

/** The form with which customers find the email address of their account: address form 13 (`forgotEmail`). */
export const forgotEmailForm = entry(addressForm, 'form-forgot-email', {
  variant: 'forgotEmail',
  streetLabel: t('Street address', 'Dirección'),
  unitLabel: t('Unit', 'Apto.'),
  zipLabel: t('ZIP code', 'Código postal'),
  button: t('Find my email', 'Buscar mi correo'),
  note: t(
    'We’ll email the address on the account. We never show it here, to you or anyone else.',
    'Escribimos al correo de la cuenta. Aquí no se muestra nunca, ni a ti ni a nadie.',
  ),
  confirmTitle: t('Check your inboxes', 'Revisa tus correos'),
  confirmSubtitle: t(
    'We just emailed the address on that account. Look for our message to see which one it is.',
    'Ya escribimos al correo de esa cuenta. El buzón al que llegó es el que buscas.',
  ),
  eventLabel: 'forgot-email-page',
  analyticsId: 'form-forgot-email',
});

export const chatForm = entry(requestForm, 'form-chat', {
  variant: 'chat',
  messages,
  contactLink: '/support',
  title: t('Write to support', 'Escríbele a nuestro equipo de ayuda'),
  firstNameLabel: t('Your name', 'Tu nombre'),
  messageLabel: t('How can we help?', '¿En qué te ayudamos?'),
  button: t('Send message', 'Enviar mensaje'),
  thanksTitle: t('We have your message', 'Tenemos tu mensaje'),
  thanksText: t(
    `We’ll answer by email, day or night, ${REPLY.en}.`,
    `Te respondemos por correo electrónico, de día o de noche, ${REPLY.es}.`,
  ),
  analyticsId: 'form-chat',
});
