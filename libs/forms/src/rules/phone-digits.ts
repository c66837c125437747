import { plainText } from './typed-text.ts';

/**
 * Returns the digits of a phone number. Removes a 1 before ten digits: it must be the country code, because no area
 * code begins with 1.
 */
export const phoneDigits = (phone: string): string =>
  plainText(phone)
    .replaceAll(/\D/gu, '')
    .replace(/^1(?=\d{10}$)/u, '');

/**
 * Returns the digits of a phone number while the visitor types. Keeps letters and unusual marks, so that the
 * visitor sees them.
 */
export function barePhone(phone: string): string {
  const bare = plainText(phone).replaceAll(/[\s().+/-]/gu, '');
  return /\D/u.test(bare) ? bare : phoneDigits(bare);
}

/** Whether a phone number has ten digits, as in the US. */
export const hasTenDigits = (phone: string): boolean => /^(?!1)\d{10}$/u.test(phoneDigits(phone));
