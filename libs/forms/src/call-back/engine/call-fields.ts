import type { BothLanguages } from '../../rules/both-languages.ts';
import type { FieldIssue, FieldValues, FormRules } from '../../rules/form-rules.ts';
import { unusableText } from '../../rules/unusable-text.ts';

/** The fields of a call request, in the order on the page. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'issue', 'issueDetail'] as const;
export const dateFields = ['date', 'time', 'timeZone'] as const;
export const callFields = [...contactFields, ...dateFields] as const;
export type CallField = (typeof callFields)[number];

/** Built-in messages about mistakes. Editors can replace them. */
export const callTexts = {
  required: { en: 'This is missing.', es: 'Esto falta.' },
  tooLong: { en: 'That is too long.', es: 'Es demasiado largo.' },
  emailRequired: { en: 'Add your email.', es: 'Agrega tu correo.' },
  emailInvalid: {
    en: 'That does not look like an email, such as sam@example.com.',
    es: 'Eso no parece un correo, como sam@example.com.',
  },
  phoneRequired: { en: 'This is missing.', es: 'Esto falta.' },
  phoneInvalid: {
    en: 'A phone number has exactly 10 digits, such as 737 555 0142.',
    es: 'Un número de teléfono tiene exactamente 10 dígitos, como 737 555 0142.',
  },
  dateOutOfWindow: {
    en: 'Pick a day from tomorrow on, within the next 29 days.',
    es: 'Elige un día a partir de mañana, dentro de los próximos 29 días.',
  },
  dateIsWeekend: { en: 'We call from Monday to Friday.', es: 'Llamamos de lunes a viernes.' },
  dateIsClosed: {
    en: 'We’re closed that day. Pick another one.',
    es: 'Ese día no trabajamos. Elige otro.',
  },
  dateGone: {
    en: 'That day can no longer be booked. Pick another one; everything else is as you left it.',
    es: 'Ese día ya no se puede reservar. Elige otro; todo lo demás está como lo dejaste.',
  },
  unusable: unusableText,
} as const satisfies Record<string, BothLanguages>;
export type CallMessage = keyof typeof callTexts;
export const callMessages = Object.keys(callTexts) as readonly CallMessage[];

export type CallValues = FieldValues<CallField>;
export type CallIssue = FieldIssue<CallField, CallMessage>;
export type CallRules = FormRules<CallField, CallMessage>;

/** Longest text of each field, in characters. The limit for phone numbers has room for separators. */
export const CALL_MAX_LENGTHS: Readonly<Record<CallField, number>> = {
  firstName: 60,
  lastName: 60,
  email: 254,
  phone: 24,
  issue: 120,
  issueDetail: 300,
  date: 10,
  time: 120,
  timeZone: 60,
};
