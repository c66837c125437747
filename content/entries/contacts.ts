import { SALES, SUPPORT } from './offer.ts';

/** Mailboxes of the demo provider: .example leads to nobody, and so do the 555-01xx numbers of the offer. */
export const HELP_MAIL = 'help@skeinfiber.example';
export const BUSINESS_MAIL = 'business@skeinfiber.example';
export const AUSTIN_MAIL = 'austin@skeinfiber.example';

/** Numbers and mailboxes as links inside running text. In a narrow column a mailbox breaks after its sign. */
export const phoneLink = ({ text, tel }: { readonly text: string; readonly tel: string }) =>
  `<a href="${tel}">${text}</a>`;
export const supportLink = phoneLink(SUPPORT);
export const salesLink = phoneLink(SALES);
export const mailLink = (address: string) =>
  `<a href="mailto:${address}">${address.replace('@', '@<wbr>')}</a>`;
