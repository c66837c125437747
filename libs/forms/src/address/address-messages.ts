import type { BothLanguages } from '../rules/both-languages.ts';
import { unusableText } from '../rules/unusable-text.ts';

/**
 * Messages about mistakes in a form, with their built-in texts. Editors can replace each text.
 *
 * - `emailRequired`, `emailInvalid`: the email is missing or invalid
 * - `emailUnusable`: email and ZIP are both invalid (address check, overlapping form), or only the email is
 * invalid
 * - `emailMissing`: the whole address check is empty, or only its email
 * - `addressIncomplete`: the address check has no address, or a street without a ZIP
 * - `streetMissing`: the address check has a ZIP but no street
 * - `streetRequired`, `zipRequired`, `zipInvalid`: the street or ZIP is missing, or the ZIP is invalid
 * - `streetTooLong`, `unitTooLong`: the text is too long for a service. Only services report this, because
 *   fields limit the length
 * - `unusable`: a service cannot store the text
 */
export const messageTexts = {
  emailRequired: { en: 'Enter your email address.', es: 'Escribe tu correo electrónico.' },
  emailInvalid: {
    en: 'An email address has an @ and a dot, such as sam@example.com.',
    es: 'Un correo lleva una arroba y un punto, como sam@example.com.',
  },
  emailUnusable: {
    en: 'We need a full email address, such as sam@example.com, and a five-digit ZIP code.',
    es: 'Necesitamos un correo completo, como sam@example.com, y un código postal de cinco dígitos.',
  },
  emailMissing: {
    en: 'Enter your email address, so we can tell you what we find.',
    es: 'Escribe tu correo para contarte lo que encontremos.',
  },
  addressIncomplete: {
    en: 'Enter your street address and ZIP code.',
    es: 'Escribe tu dirección y tu código postal.',
  },
  streetMissing: {
    en: 'Enter your street address, with the house number.',
    es: 'Escribe tu dirección, con el número de la casa.',
  },
  streetRequired: { en: 'Enter your street address.', es: 'Escribe tu dirección.' },
  zipRequired: { en: 'Enter your ZIP code.', es: 'Escribe tu código postal.' },
  zipInvalid: {
    en: 'A ZIP code has five digits, such as 97205.',
    es: 'Un código postal tiene cinco dígitos, como 97205.',
  },
  streetTooLong: {
    en: 'That is too long for a street address.',
    es: 'Es demasiado largo para una dirección.',
  },
  unitTooLong: {
    en: 'That is too long for a unit.',
    es: 'Es demasiado largo para un apartamento.',
  },
  unusable: unusableText,
} as const satisfies Record<string, BothLanguages>;
export type AddressMessage = keyof typeof messageTexts;
export const messageKeys = Object.keys(messageTexts) as readonly AddressMessage[];
