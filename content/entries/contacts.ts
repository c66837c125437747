import { SALES, SUPPORT } from './offer.ts';

/**
 * Mailboxes of the demo provider. Addresses in .example reach nobody, and neither do the 555-01xx numbers of
 * the offer.
 */
export const HELP_MAIL = 'help@skeinfiber.example';
export const BUSINESS_MAIL = 'business@skeinfiber.example';
export const AUSTIN_MAIL = 'austin@skeinfiber.example';

/** Time zone of the desk that sells to all cities. */
export const CENTRAL = ['Central', 'hora del centro'] as const;
/** Returns the hours in which visitors can order service by phone. Spanish puts "de" or "De" before them. */
export const salesHoursIn = ([zone, zona]: readonly [english: string, spanish: string]) => ({
  en: `Monday to Saturday, 8\u00a0a.m. to 8\u00a0p.m. ${zone}`,
  es: `lunes a sábado, de 8\u00a0a.m. a 8\u00a0p.m., ${zona}`,
});
/** Hours of the number for all cities. */
export const SALES_HOURS = salesHoursIn(CENTRAL);

/** Links to phone numbers and mailboxes for running text. In a narrow column, a mailbox breaks after its @. */
export const phoneLink = ({ text, tel }: { readonly text: string; readonly tel: string }) =>
  `<a href="${tel}">${text}</a>`;
export const supportLink = phoneLink(SUPPORT);
export const salesLink = phoneLink(SALES);
export const mailLink = (address: string) =>
  `<a href="mailto:${address}">${address.replace('@', '@<wbr>')}</a>`;
