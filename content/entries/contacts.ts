/** Numbers and mailboxes of the demo provider: 555-01xx and .example lead to nobody. */
export const AUSTIN_SUPPORT = { text: '(844)\u00a0555-0102', tel: 'tel:+18445550102' } as const;
export const SALES = { text: '(800)\u00a0555-0199', tel: 'tel:+18005550199' } as const;
export const HELP_MAIL = 'help@skeinfiber.example';
export const BUSINESS_MAIL = 'business@skeinfiber.example';
export const AUSTIN_MAIL = 'austin@skeinfiber.example';

/** The two numbers and a mailbox as links inside running text. In a narrow column a mailbox breaks after its sign. */
export const austinSupportLink = `<a href="${AUSTIN_SUPPORT.tel}">${AUSTIN_SUPPORT.text}</a>`;
export const salesLink = `<a href="${SALES.tel}">${SALES.text}</a>`;
export const mailLink = (address: string) =>
  `<a href="mailto:${address}">${address.replace('@', '@<wbr>')}</a>`;
