import { entry, t } from '@skein/cms-client';
import { addressForm, comingSoonSignUp, heroEmailForm, stayConnectedForm } from '@skein/forms/content';
import { emailLabel, labels } from './forms.labels.ts';

export const notListedForm = entry(comingSoonSignUp, 'form-not-listed', {
  emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Count me in', 'Cuenten conmigo'),
  note: t(
    'We write once, when there is a month to name. No newsletter.',
    'Escribimos una sola vez, cuando haya un mes que anunciar. Sin boletines.',
  ),
  confirmTitle: t('You are counted in.', 'Ya te contamos.'),
  confirmSubtitle: t(
    'Your ZIP code has one voice more. We write once, when there is a month to name.',
    'Tu código postal tiene una voz más. Escribimos una sola vez, cuando haya un mes que anunciar.',
  ),
  eventLabel: 'community-not-listed',
  analyticsId: 'form-not-listed',
});

export const signUpForm = entry(comingSoonSignUp, 'form-sign-up', {
  emailLabel,
  ...labels,
  button: t('Tell me', 'Avísame'),
  confirmTitle: t('Your street is on our list.', 'Tu calle ya está en la lista.'),
  confirmSubtitle: t(
    'We write once, the week it has a date. Until then there is nothing left for you to do.',
    'Escribimos una sola vez, la semana en que tenga fecha. Hasta entonces no tienes que hacer nada.',
  ),
  eventLabel: 'not-yet',
  analyticsId: 'form-sign-up',
});

export const monthForm = entry(comingSoonSignUp, 'form-month', {
  emailLabel,
  ...labels,
  button: t('Send me the month', 'Mándenme el mes'),
  confirmTitle: t('We know where to send the month.', 'Ya sabemos a dónde mandar el mes.'),
  confirmSubtitle: t(
    'It comes as soon as your street has one, and once more if it moves. Then we ring.',
    'Te llega en cuanto tu calle tenga uno, y otra vez si cambia. Después tocamos el timbre.',
  ),
  eventLabel: 'almost-there',
  analyticsId: 'form-month',
});

/** Type 1. */
export const roofForm = entry(addressForm, 'form-roof', {
  variant: 'email',
  emailLabel,
  streetLabel: t('The building’s address', 'Dirección del edificio'),
  zipLabel: labels.zipLabel,
  button: t('Put my roof on the list', 'Anotar mi azotea'),
  note: t(
    'We write once, when there is a disc on it, or when the owner says no.',
    'Escribimos una sola vez: cuando haya disco, o cuando el dueño diga que no.',
  ),
  eventLabel: 'webpass-roof',
  analyticsId: 'form-roof',
});

/** Type 2. */
export const chandlerForm = entry(addressForm, 'form-chandler', {
  variant: 'cityEmail',
  title: t('Where should we write?', '¿A dónde escribimos?'),
  emailLabel,
  ...labels,
  button: t('Send it to Chandler', 'Mandarla a Chandler'),
  note: t(
    'We keep both until your street is lit, and then forget the street.',
    'Guardamos las dos cosas hasta que se encienda tu calle; luego olvidamos la calle.',
  ),
  eventLabel: 'chandler-hero',
  analyticsId: 'form-chandler',
});

/** Type 7. */
export const texasForm = entry(addressForm, 'form-texas', {
  variant: 'stateEmail',
  title: t('Ask for your town', 'Pide tu ciudad'),
  emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Put my ZIP on the list', 'Anotar mi código postal'),
  note: t(
    'We write once, when a crew is booked for that ZIP code.',
    'Escribimos una sola vez, cuando haya cuadrilla para ese código postal.',
  ),
  confirmTitle: t('Your ZIP code is on the list.', 'Tu código postal está en la lista.'),
  confirmSubtitle: t(
    'We write once, when a crew is booked for it. It takes months, not weeks.',
    'Escribimos una sola vez, cuando haya cuadrilla para él. Son meses, no semanas.',
  ),
  eventLabel: 'texas-hero',
  analyticsId: 'form-texas',
});

/** Type 9. */
export const lasVegasForm = entry(addressForm, 'form-las-vegas', {
  variant: 'overlappingEmail',
  title: t('Is your block in the first round?', '¿Tu cuadra va en la primera vuelta?'),
  emailLabel,
  ...labels,
  button: t('Save my spot', 'Apartar mi lugar'),
  eventLabel: 'las-vegas-hero',
  analyticsId: 'form-las-vegas',
});

/** Type 10. */
export const austinTrenchForm = entry(addressForm, 'form-austin-trench', {
  variant: 'tooltipEmail',
  emailLabel,
  button: t('Tell me the week', 'Díganme la semana'),
  confirmTitle: t('The week is yours as soon as it is ours.', 'La semana es tuya en cuanto sea nuestra.'),
  confirmSubtitle: t(
    'You get it the day the crew is booked: one email, no newsletter.',
    'La recibes el día en que se asigne la cuadrilla: un correo, sin boletines.',
  ),
  eventLabel: 'austin-trench',
  analyticsId: 'form-austin-trench',
});

/** Type 11. */
export const phoneForm = entry(addressForm, 'form-phone', {
  variant: 'addressAndEmailSearch',
  emailLabel,
  ...labels,
  button: t('See if it reaches me', 'Ver si me llega'),
  note: t(
    'The answer is on the next page, and in your mail.',
    'La respuesta sale en la otra página y te llega por correo.',
  ),
  eventLabel: 'phone-hero',
  analyticsId: 'form-phone',
});

/** Type 12. */
export const labsForm = entry(addressForm, 'form-labs', {
  variant: 'emailOnlySearch',
  emailLabel,
  button: t('Send me the notes', 'Mándenme los apuntes'),
  note: t(
    'Four times a year. Every one has a way out at the bottom.',
    'Cuatro veces al año. Cada uno trae abajo cómo dejar de recibirlo.',
  ),
  confirmTitle: t('The next notes go to you, too.', 'Los próximos apuntes también son para ti.'),
  confirmSubtitle: t(
    'Four times a year. The last line of each is the way out.',
    'Cuatro veces al año. La última línea de cada uno es la salida.',
  ),
  eventLabel: 'labs-notes',
  analyticsId: 'form-labs',
});

/** Email and ZIP in a hero. */
export const westminsterForm = entry(heroEmailForm, 'form-westminster', {
  emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Tell me when', 'Avísenme cuándo'),
  confirmTitle: t('Westminster has one reader more.', 'Westminster tiene un lector más.'),
  confirmSubtitle: t(
    'We write when your ZIP code has a month, and not before.',
    'Escribimos cuando tu código postal tenga mes, y no antes.',
  ),
  eventLabel: 'westminster-hero',
  analyticsId: 'form-westminster',
});

/** Stay connected, under a text. */
export const westminsterMovingForm = entry(stayConnectedForm, 'form-westminster-moving', {
  emailLabel,
  ...labels,
  button: t('Keep an eye on it', 'Vigílenla por mí'),
  eventLabel: 'westminster-moving',
  analyticsId: 'form-westminster-moving',
});

/** Stay connected, as a module of its own. */
export const texasModule = entry(stayConnectedForm, 'form-texas-module', {
  title: t('Stay on the line', 'No cuelgues'),
  description: t(
    'Moving to Texas, or within it? Leave the address that you are after, and we watch the map for you.',
    '¿Te mudas a Texas o cambias de casa en el estado? Déjanos la dirección que te interesa y vigilamos el mapa por ti.',
  ),
  emailLabel,
  ...labels,
  button: t('Watch the map for me', 'Vigilen el mapa por mí'),
  note: t(
    'One email per change, and none when nothing changes.',
    'Un correo por cada cambio, y ninguno si no cambia nada.',
  ),
  isModule: true,
  eventLabel: 'texas-module',
  analyticsId: 'form-texas-module',
});
