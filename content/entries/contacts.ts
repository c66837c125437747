import { SALES, SUPPORT } from './offer.ts';

/**
 * Email addresses of the demo provider. They do not exist, because nobody can register a domain in `.example`.
 * The phone numbers (555-01xx) do not exist, either.
 */
export const HELP_MAIL = 'help@skeinfiber.example';
export const BUSINESS_MAIL = 'business@skeinfiber.example';
/** Mailboxes of teams that visitors write to about one subject. */
export const LEADERS_MAIL = 'leaders@skeinfiber.example';
export const LAB_MAIL = 'lab@skeinfiber.example';
export const SUPPERS_MAIL = 'suppers@skeinfiber.example';
export const PURCHASING_MAIL = 'purchasing@skeinfiber.example';
export const AUSTIN_MAIL = 'austin@skeinfiber.example';

/** Name of the time zone of the sales staff, in English and in Spanish. */
export const CENTRAL = ['Central', 'hora del centro'] as const;
/** Returns the phone hours of sales, in both languages. In a Spanish sentence, add “de” before the text. */
export const salesHoursIn = ([zone, zona]: readonly [english: string, spanish: string]) => ({
  en: `Monday to Saturday, 8\u00a0AM to 8\u00a0PM ${zone}`,
  es: `lunes a sábado, de 8\u00a0a.\u00a0m. a 8\u00a0p.\u00a0m., ${zona}`,
});
/** Phone hours of the sales number. */
export const SALES_HOURS = salesHoursIn(CENTRAL);

/** The way to sales outside their phone hours, on pages that sell. */
export const CALL_BACK = {
  en: 'At other times, <a href="/support/schedule-a-call">have us call you</a>.',
  es: 'A otra hora, <a href="/support/schedule-a-call">pide que te llamemos</a>.',
} as const;

/** Functions that return an HTML link to a phone number or an email address. An email address may break after its @. */
export const phoneLink = ({ text, tel }: { readonly text: string; readonly tel: string }) =>
  `<a href="${tel}">${text}</a>`;
export const supportLink = phoneLink(SUPPORT);
export const salesLink = phoneLink(SALES);
export const mailLink = (address: string) =>
  `<a href="mailto:${address}">${address.replace('@', '@<wbr>')}</a>`;
