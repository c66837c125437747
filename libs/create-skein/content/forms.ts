import { entry, t } from '@skein/cms-client';
import { addressForm, scheduleCall } from '@skein/forms/content';

const labels = {
  streetLabel: t('Street address', 'Dirección'),
  unitLabel: t('Unit', 'Apto.'),
  zipLabel: t('ZIP code', 'Código postal'),
  emailLabel: t('Email', 'Correo electrónico'),
} as const;
const note = t(
  'A person looks at the map and writes back within one business day.',
  'Una persona mira el mapa y te responde en un día hábil.',
);

/**
 * Returns a form that asks for a postal address and an email address. The dialog of every page contains the
 * form. Browsers without script open the page `/check-address` instead of the dialog.
 */
const addressQuestion = (id: string) =>
  entry(addressForm, `form-${id}`, {
    variant: 'header',
    ...labels,
    button: t('Ask about my address', 'Preguntar por mi dirección'),
    note,
    eventLabel: id,
    analyticsId: `form-${id}`,
  });
export const dialogForm = addressQuestion('address-dialog');
export const pageForm = addressQuestion('address-page');

/** The form for visitors who want an email when construction begins near them. */
export const newsForm = entry(addressForm, 'form-news', {
  variant: 'email',
  emailLabel: labels.emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Write to me', 'Avísame'),
  note: t(
    'One email when work begins near you. No newsletter.',
    'Un solo correo cuando empiece la obra cerca de ti. Sin boletines.',
  ),
  confirmTitle: t('You’re on the list.', 'Ya estás en la lista.'),
  confirmSubtitle: t(
    'We’ll write once, when work begins in your ZIP code.',
    'Te escribimos una vez, cuando empiece la obra en tu código postal.',
  ),
  eventLabel: 'news',
  analyticsId: 'form-news',
});

export const callBack = entry(scheduleCall, 'call-back', {
  title: t('Pick a time. We’ll call.', 'Elige una hora. Te llamamos.'),
  description: t(
    'Half an hour with somebody from the office in Port Aldry, Monday to Friday.',
    'Media hora con alguien de la oficina de Port Aldry, de lunes a viernes.',
  ),
  hintsTitle: t('Good to have at hand', 'Conviene tener a mano'),
  hints: t(
    '<ul><li>The address that it is about</li><li>A bill of today’s provider, to compare</li><li>If something is slow: be near the router</li></ul>',
    '<ul><li>La dirección de la que se trata</li><li>Una factura de tu proveedor actual, para comparar</li><li>Si algo va lento: ponte cerca del router</li></ul>',
  ),
  issues: t(
    [
      'A new line/new-line',
      'My internet/internet',
      'My bill/billing',
      'Moving/moving',
      'Something else/other',
    ],
    [
      'Una línea nueva/new-line',
      'Mi internet/internet',
      'Mi factura/billing',
      'Una mudanza/moving',
      'Otra cosa/other',
    ],
  ),
  times: t(
    [
      '9:00 – 9:30 AM/09:00|9:00 AM',
      '11:00 – 11:30 AM/11:00|11:00 AM',
      '2:00 – 2:30 PM/14:00|2:00 PM',
      '4:00 – 4:30 PM/16:00|4:00 PM',
    ],
    [
      '9:00 – 9:30 a. m./09:00|9:00 a. m.',
      '11:00 – 11:30 a. m./11:00|11:00 a. m.',
      '2:00 – 2:30 p. m./14:00|2:00 p. m.',
      '4:00 – 4:30 p. m./16:00|4:00 p. m.',
    ],
  ),
  timeZones: t(
    ['Eastern/EST', 'Central/CST', 'Mountain/MST', 'Pacific/PST'],
    ['Este/EST', 'Centro/CST', 'Montaña/MST', 'Pacífico/PST'],
  ),
  confirmTitle: t('Your call is booked.', 'Tu llamada está agendada.'),
  eventTitle: t('A call from Windlass Fiber', 'Llamada de Windlass Fiber'),
  eventNotes: t('We’ll call you. Have your address at hand.', 'Te llamamos. Ten a mano tu dirección.'),
  analyticsId: 'call-back',
});
