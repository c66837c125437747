import { callToAction, entry, t } from '@skein/cms-client';
import { maintenanceCall, scheduleCall } from '@skein/forms/content';
import { HELP_MAIL } from './contacts.ts';

/** Half hours in which somebody is free to call. */
const times = t(
  [
    '8:00 – 8:30 AM/08:00|8:00 AM',
    '9:00 – 9:30 AM/09:00|9:00 AM',
    '10:00 – 10:30 AM/10:00|10:00 AM',
    '11:00 – 11:30 AM/11:00|11:00 AM',
    '1:00 – 1:30 PM/13:00|1:00 PM',
    '2:00 – 2:30 PM/14:00|2:00 PM',
    '3:00 – 3:30 PM/15:00|3:00 PM',
    '4:00 – 4:30 PM/16:00|4:00 PM',
    '5:30 – 6:00 PM/17:30|5:30 PM',
  ],
  [
    '8:00 – 8:30 a. m./08:00|8:00 a. m.',
    '9:00 – 9:30 a. m./09:00|9:00 a. m.',
    '10:00 – 10:30 a. m./10:00|10:00 a. m.',
    '11:00 – 11:30 a. m./11:00|11:00 a. m.',
    '1:00 – 1:30 p. m./13:00|1:00 p. m.',
    '2:00 – 2:30 p. m./14:00|2:00 p. m.',
    '3:00 – 3:30 p. m./15:00|3:00 p. m.',
    '4:00 – 4:30 p. m./16:00|4:00 p. m.',
    '5:30 – 6:00 p. m./17:30|5:30 p. m.',
  ],
);

const timeZones = t(
  ['Eastern/EST', 'Central/CST', 'Mountain/MST', 'Arizona/AZ', 'Pacific/PST', 'Alaska/AKST', 'Hawaii/HST'],
  ['Este/EST', 'Centro/CST', 'Montaña/MST', 'Arizona/AZ', 'Pacífico/PST', 'Alaska/AKST', 'Hawái/HST'],
);

const messages = {
  required: t('We need this one.', 'Este dato nos hace falta.'),
  emailRequired: t('Where do we write if the line is bad?', '¿A dónde escribimos si la llamada falla?'),
  emailInvalid: t(
    'That email is missing something, such as the @ or the dot.',
    'A ese correo le falta algo, como la arroba o el punto.',
  ),
  phoneRequired: t('Which number should ring?', '¿Qué número debe sonar?'),
  phoneInvalid: t(
    'A number we can dial has exactly 10 digits.',
    'Un número que podamos marcar tiene exactamente 10 dígitos.',
  ),
  dateIsWeekend: t(
    'We call back on weekdays. On Saturdays and Sundays, call us.',
    'Devolvemos llamadas entre semana. Los sábados y domingos, llámanos tú.',
  ),
  failed: t(
    'Your request did not reach us. It is still all here, so try again.',
    'Tu petición no nos llegó. Todo sigue aquí: inténtalo de nuevo.',
  ),
} as const;

/** In the dialog of support, and on the page that stands in for it. */
export const supportCall = entry(scheduleCall, 'schedule-call', {
  title: t('Name a time, and we ring', 'Di una hora y te llamamos'),
  description: t(
    'Half an hour that suits you, Monday to Friday. No waiting, and no music.',
    'Media hora que te convenga, de lunes a viernes. Sin espera y sin música.',
  ),
  issues: t(
    [
      'My internet/internet',
      'TV and phone/tv-phone',
      'My bill/billing',
      'I am moving/moving',
      'Something else/other',
    ],
    [
      'Mi internet/internet',
      'TV y teléfono/tv-phone',
      'Mi factura/billing',
      'Me mudo/moving',
      'Otra cosa/other',
    ],
  ),
  times,
  timeZones,
  ...messages,
  confirmTitle: t('It is in our book.', 'Ya está anotado.'),
  analyticsId: 'schedule-call',
});

/** On the maintenance page. */
export const visitCall = entry(maintenanceCall, 'maintenance-call', {
  title: t('When may we ring about it?', '¿Cuándo te llamamos?'),
  description: t(
    `Ten minutes on the phone, then a visit that fits your week. Rather in writing? ${HELP_MAIL}`,
    `Diez minutos por teléfono y después una visita que quepa en tu semana. ¿Mejor por escrito? ${HELP_MAIL}`,
  ),
  times,
  timeZones,
  ...messages,
  newIssue: t('Maintenance, new customer', 'Mantenimiento, cliente nuevo'),
  customerIssue: t('Maintenance, existing customer', 'Mantenimiento, cliente actual'),
  issueDetail: t('Maintenance visit', 'Visita de mantenimiento'),
  confirmTitle: t('Good. We ring, then we come.', 'Bien. Llamamos y después vamos.'),
  analyticsId: 'maintenance-call',
});

/** Opens the call that support offers; without a dialog it is the page of the same. */
export const nameATime = (id: string) =>
  entry(callToAction, `cta-${id}`, {
    internalName: 'Name a time for a call',
    text: t('Name a time', 'Propón una hora'),
    target: '/support/schedule-a-call',
    modal: supportCall,
    analyticsId: id,
  });
