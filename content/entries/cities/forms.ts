import { entry, t } from '@skein/cms-client';
import { addressForm, heroEmailForm } from '@skein/forms/content';

const emailLabel = t('Email', 'Correo electrónico');
const zipLabel = t('ZIP code', 'Código postal');

/** A form for email and ZIP code. It is on the home page of every city under construction. */
export const soonForm = entry(heroEmailForm, 'form-city-soon', {
  emailLabel,
  zipLabel,
  button: t('Put me on the list', 'Anotarme en la lista'),
  confirmTitle: t('You’re on the list for your ZIP code.', 'Ya estás en la lista de tu código postal.'),
  confirmSubtitle: t(
    'We’ll email you as soon as we know the month.',
    'Te escribimos en cuanto sepamos el mes.',
  ),
  eventLabel: 'city-soon-hero',
  analyticsId: 'form-city-soon',
});

/** A form for email and building. It is on the apartments page of every city. */
export const buildingForm = entry(addressForm, 'form-city-building', {
  variant: 'email',
  emailLabel,
  streetLabel: t('The building’s address', 'Dirección del edificio'),
  zipLabel,
  button: t('Request it for my building', 'Pedirlo para mi edificio'),
  note: t(
    'We’ll write to the owner, then tell you what they say.',
    'Le escribimos al dueño y luego te contamos qué responde.',
  ),
  isRequest: true,
  confirmTitle: t('We have your request.', 'Tenemos tu solicitud.'),
  confirmSubtitle: t(
    'Next, we write to the owner of the building. Then we’ll email you what they say, yes or no.',
    'Ahora le escribimos al dueño del edificio. Luego te contamos por correo qué responde, sea sí o no.',
  ),
  eventLabel: 'city-building',
  analyticsId: 'form-city-building',
});
