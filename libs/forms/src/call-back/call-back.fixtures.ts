import { entry, t } from '@skein/cms-client';
import { maintenanceCall, scheduleCall } from './call-back.block.ts';

const lists = {
  times: t(
    ['9:00 – 9:30 AM/09:00|9:00 AM', '1:00 – 1:30 PM/13:00|1:00 PM', '5:30 – 6:00 PM/17:30|5:30 PM'],
    [
      '9:00 – 9:30 a. m./09:00|9:00 a. m.',
      '1:00 – 1:30 p. m./13:00|1:00 p. m.',
      '5:30 – 6:00 p. m./17:30|5:30 p. m.',
    ],
  ),
  timeZones: t(
    ['Eastern/EST', 'Central/CST', 'Mountain/MST', 'Arizona/AZ', 'Pacific/PST', 'Hawaii/HST'],
    ['Este/EST', 'Centro/CST', 'Montaña/MST', 'Arizona/AZ', 'Pacífico/PST', 'Hawái/HST'],
  ),
} as const;
const issues = t(
  ['My internet/internet', 'My bill/billing', 'Something else/other'],
  ['Mi internet/internet', 'Mi factura/billing', 'Otra cosa/other'],
);

export const callModal = entry(scheduleCall, 'call-modal', {
  title: t('Name a time, and we ring', 'Di una hora y te llamamos'),
  description: t(
    'Half an hour that suits you, Monday to Friday. No waiting, and no music.',
    'Media hora que te convenga, de lunes a viernes. Sin espera y sin música.',
  ),
  hintsTitle: t('So that it takes ten minutes', 'Para que sean diez minutos'),
  hints: t(
    '<ul><li><strong>Be near the router.</strong> We will ask what its light is doing.</li><li><strong>Have a bill at hand</strong>, or the email of your account.</li></ul>',
    '<ul><li><strong>Ponte cerca del router.</strong> Te vamos a preguntar qué hace su luz.</li><li><strong>Ten a mano una factura</strong> o el correo de tu cuenta.</li></ul>',
  ),
  issues,
  ...lists,
  required: t('We need this one.', 'Este dato nos hace falta.'),
  dateIsWeekend: t(
    'On Saturdays and Sundays nobody is at the phones. Pick a weekday.',
    'Los sábados y domingos no hay nadie en los teléfonos. Elige un día entre semana.',
  ),
});

/** The form with only the fields that an editor must fill in. */
export const callModalPlain = entry(scheduleCall, 'call-modal-plain', { issues, ...lists });

export const callMaintenance = entry(maintenanceCall, 'call-maintenance', {
  title: t('When may we ring about it?', '¿Cuándo te llamamos?'),
  description: t(
    'Ten minutes on the phone, then a visit that fits your week.',
    'Diez minutos por teléfono y después una visita que quepa en tu semana.',
  ),
  ...lists,
  required: t('We need this one.', 'Este dato nos hace falta.'),
  phoneRequired: t('Which number should ring?', '¿Qué número debe sonar?'),
});

/** The form with an editor's own texts wherever possible, all of them long. */
export const callLongTexts = entry(maintenanceCall, 'call-long-texts', {
  title: t(
    'When may we ring about the yearly visit to the box in your house?',
    '¿Cuándo podemos llamarte por la visita anual a la caja de tu casa?',
  ),
  ...lists,
  contactTitle: t(
    'First of all: who should we ask for when somebody picks up?',
    'Antes que nada: ¿por quién preguntamos cuando alguien conteste?',
  ),
  firstNameLabel: t('The name that your friends use', 'El nombre que usan tus amistades'),
  phoneLabel: t(
    'A number at which you pick up during the day',
    'Un número en el que contestes durante el día',
  ),
  next: t('On to the day and the hour', 'Al día y la hora'),
});
