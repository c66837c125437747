import { callToAction, entry, t } from '@skein/cms-client';
import { maintenanceCall, scheduleCall } from '@skein/forms/content';
import { callEvent } from '../site/call-event.ts';
import { closedDays } from '../site/closed-days.ts';
import { HELP_MAIL, supportLink } from './contacts.ts';
import { SUPPORT } from './offer.ts';

/** Times of day at which a call can begin. The provider calls in the half hour that follows. */
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
    '5:00 – 5:30 PM/17:00|5:00 PM',
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
    '5:00 – 5:30 p. m./17:00|5:00 p. m.',
  ],
);

const timeZones = t(
  ['Eastern/EST', 'Central/CST', 'Mountain/MST', 'Arizona/AZ', 'Pacific/PST', 'Alaska/AKST', 'Hawaii/HST'],
  ['Este/EST', 'Centro/CST', 'Montaña/MST', 'Arizona/AZ', 'Pacífico/PST', 'Alaska/AKST', 'Hawái/HST'],
);

const messages = {
  required: t('We need this one.', 'Este dato nos hace falta.'),
  emailRequired: t(
    'Where can we email you if the call drops?',
    '¿A dónde te escribimos si se corta la llamada?',
  ),
  emailInvalid: t(
    'That email is missing something, like the @ or the dot.',
    'A ese correo le falta algo, como la arroba o el punto.',
  ),
  phoneRequired: t('What number should we call?', '¿A qué número te llamamos?'),
  phoneInvalid: t('Enter a phone number with 10 digits.', 'Escribe un número de teléfono de 10 dígitos.'),
  dateIsWeekend: t(
    'We call back Monday to Friday. On weekends, give us a call.',
    'Devolvemos llamadas de lunes a viernes. En fin de semana, llámanos tú.',
  ),
  dateIsClosed: t(
    'That day is a holiday, and we don’t call back. Pick another one.',
    'Ese día es feriado y no devolvemos llamadas. Elige otro.',
  ),
  failed: t(
    'Your request didn’t reach us. Everything is still here, so try again.',
    'Tu solicitud no nos llegó. Todo sigue aquí: inténtalo de nuevo.',
  ),
} as const;

const confirmSubtitle = t(
  `Keep your phone close: a number you don’t know is us. To change or cancel the call, dial ${SUPPORT.text}, day or night.`,
  `Ten cerca el teléfono: un número que no conoces somos nosotros. Para cambiar o cancelar la llamada, marca el ${SUPPORT.text}, de día o de noche.`,
);

const event = {
  eventTitle: t(callEvent.en.title, callEvent.es.title),
  eventNotes: t(callEvent.en.notes, callEvent.es.notes),
} as const;

/** The form that requests a call from support. It is in a dialog, and also on a separate page. */
export const supportCall = entry(scheduleCall, 'schedule-call', {
  title: t('Pick a time, and we’ll call', 'Elige una hora y te llamamos'),
  description: t(
    'Choose a day, Monday to Friday, and a time. We call in the half hour after it. No hold music.',
    'Elige un día, de lunes a viernes, y una hora. Te llamamos en la media hora siguiente. Sin musiquita.',
  ),
  hintsTitle: t('Before we call', 'Antes de que te llamemos'),
  hints: t(
    `<ul>
      <li><strong>Be near your router.</strong> We’ll ask what its light is doing.</li>
      <li><strong>Have a bill handy</strong>, or your account email.</li>
      <li><strong>Something came up?</strong> Call ${supportLink}, day or night, to change or cancel the call.</li>
    </ul>`,
    `<ul>
      <li><strong>Ponte cerca del router.</strong> Te vamos a preguntar qué hace su luz.</li>
      <li><strong>Ten a la mano una factura</strong> o el correo de tu cuenta.</li>
      <li><strong>¿Se te atravesó algo?</strong> Llama al ${supportLink}, de día o de noche, y cambia o cancela la llamada.</li>
    </ul>`,
  ),
  issues: t(
    [
      'My internet/internet',
      'TV and phone/tv-phone',
      'My bill/billing',
      'I’m moving/moving',
      'Ordering a plan/order',
      'Something else/other',
    ],
    [
      'Mi internet/internet',
      'TV y teléfono/tv-phone',
      'Mi factura/billing',
      'Me mudo/moving',
      'Contratar un plan/order',
      'Otra cosa/other',
    ],
  ),
  times,
  timeZones,
  closedDays,
  ...messages,
  ...event,
  confirmTitle: t('Your call is booked.', 'Tu llamada está agendada.'),
  confirmSubtitle,
  analyticsId: 'schedule-call',
});

/** The form that requests a call before a maintenance visit. */
export const visitCall = entry(maintenanceCall, 'maintenance-call', {
  title: t('When should we call you?', '¿Cuándo te llamamos?'),
  description: t(
    `Ten minutes on the phone, then a visit that fits your week. Prefer to write? ${HELP_MAIL}`,
    `Diez minutos por teléfono y luego una visita cuando mejor te quede. ¿Prefieres escribir? ${HELP_MAIL}`,
  ),
  hintsTitle: t('What happens during the visit', 'Qué pasa en la visita'),
  hints: t(
    `<ol>
      <li><strong>Twenty minutes</strong> at the box on your wall: we clean out the dust and test your signal.</li>
      <li><strong>Five minutes offline.</strong> We’ll tell you when, and wait until your movie’s over.</li>
      <li><strong>A printout</strong> of your results, to keep.</li>
    </ol>`,
    `<ol>
      <li><strong>Veinte minutos</strong> en la caja de la pared: limpiamos el polvo y medimos la señal.</li>
      <li><strong>Cinco minutos sin conexión.</strong> Te avisamos cuándo y esperamos a que acabe tu película.</li>
      <li><strong>Una hoja</strong> con tus resultados, para guardar.</li>
    </ol>`,
  ),
  times,
  timeZones,
  closedDays,
  ...messages,
  newIssue: t('Maintenance, new customer', 'Mantenimiento, cliente nuevo'),
  customerIssue: t('Maintenance, existing customer', 'Mantenimiento, cliente actual'),
  issueDetail: t('Maintenance visit', 'Visita de mantenimiento'),
  ...event,
  confirmTitle: t('Got it. We’ll call, then visit.', 'Listo. Te llamamos y luego vamos.'),
  confirmSubtitle,
  analyticsId: 'maintenance-call',
});

/**
 * Returns a button that opens support's call form in a dialog. If no dialog can open, the button leads to the
 * page of the form.
 */
export const nameATime = (id: string) =>
  entry(callToAction, `cta-${id}`, {
    internalName: 'Pick a time for a call',
    text: t('Pick a time', 'Elegir una hora'),
    target: '/support/schedule-a-call',
    look: 'outline',
    modal: supportCall,
    analyticsId: id,
  });
