import { entry, t } from '@skein/cms-client';
import { errorMessages } from '../address/error-messages.content.ts';
import { commonMessages } from '../address-form/address-form.fixtures.ts';
import { requestForm } from './request-form.block.ts';

export const requestErrors = entry(errorMessages, 'request-messages', {
  internalName: 'Messages of requests',
  ...commonMessages,
  commonRequired: t('We need this to answer you.', 'Lo necesitamos para responderte.'),
  phoneInvalid: t(
    'Ten digits, please, such as (555) 555-0123.',
    'Diez dígitos, por favor, como (555) 555-0123.',
  ),
  humanUnchecked: t(
    'Tick the box, please: programs fill in forms too.',
    'Marca la casilla, por favor: los programas también llenan formularios.',
  ),
  humanError: t(
    'The check did not work just now. Tick the box and send it again.',
    'La comprobación no funcionó. Marca la casilla y envíalo de nuevo.',
  ),
});

const note = t(
  'A person reads this. We use it to answer you, and for nothing else.',
  'Lo lee una persona. Lo usamos para responderte, y para nada más.',
);

export const businessContact = entry(requestForm, 'form-business-contact', {
  variant: 'businessContact',
  title: t('Tell us about the business', 'Cuéntanos del negocio'),
  button: t('Send it to the business desk', 'Enviar al equipo de negocios'),
  messageLabel: t('What does the line have to carry?', '¿Qué tiene que llevar la línea?'),
  note,
  thanksTitle: t('The business desk has it', 'El equipo de negocios lo tiene'),
  thanksText: t(
    'You get a price on one page within two working days, from a person with a name.',
    'En dos días hábiles recibes un precio en una sola hoja, de una persona con nombre.',
  ),
  contactLink: '/support',
  messages: requestErrors,
  analyticsId: 'form-business-contact',
});

export const buildingRequest = entry(requestForm, 'form-building-request', {
  variant: 'buildingRequest',
  title: t('Which building is it?', '¿Qué edificio es?'),
  button: t('Ask for my building', 'Pedirlo para mi edificio'),
  note,
  thanksTitle: t('Your building is on the list', 'Tu edificio está en la lista'),
  thanksText: t(
    'We write to the owner, and to you when there is an answer. It takes two to six weeks.',
    'Le escribimos al dueño, y a ti cuando haya respuesta. Tarda de dos a seis semanas.',
  ),
  contactLink: '/support',
  messages: requestErrors,
  analyticsId: 'form-building-request',
});

export const webpassContact = entry(requestForm, 'form-webpass-contact', {
  variant: 'webpassContact',
  title: t('Ask the rooftop team', 'Pregúntale al equipo de azoteas'),
  button: t('Send the question', 'Enviar la pregunta'),
  messageLabel: t('Your question', 'Tu pregunta'),
  note,
  contactLink: '/support',
  messages: requestErrors,
  analyticsId: 'form-webpass-contact',
});

export const webpassResidential = entry(requestForm, 'form-webpass-residential', {
  variant: 'webpassResidential',
  title: t('About the building', 'Sobre el edificio'),
  button: t('Ask for a survey', 'Pedir una visita'),
  messageLabel: t('Anything about the roof we should know', 'Algo del techo que debamos saber'),
  note,
  thanksTitle: t('We come and look at the roof', 'Vamos a ver el techo'),
  thanksText: t(
    'Within a week we call to find a day for the survey. Nobody has to be at home for it.',
    'En menos de una semana llamamos para acordar el día de la visita. No hace falta que haya alguien en casa.',
  ),
  contactLink: '/support',
  messages: requestErrors,
  analyticsId: 'form-webpass-residential',
});

export const chatMessage = entry(requestForm, 'form-chat', {
  variant: 'chat',
  title: t('Write to support', 'Escríbenos para pedir ayuda'),
  firstNameLabel: t('Your name', 'Tu nombre'),
  messageLabel: t('What is the light doing?', '¿Qué hace la luz?'),
  button: t('Send it', 'Enviar'),
  thanksTitle: t('Somebody has it', 'Alguien lo tiene'),
  thanksText: t(
    'The answer goes to your email, day or night, usually within the hour.',
    'La respuesta llega a tu correo, de día o de noche, casi siempre en menos de una hora.',
  ),
  contactLink: '/support',
  messages: requestErrors,
  analyticsId: 'form-chat',
});

/** A request with only the fields that an editor must fill in. All its texts are built in. */
export const bareRequest = entry(requestForm, 'form-request-bare', { variant: 'buildingRequest' });
