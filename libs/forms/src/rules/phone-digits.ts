import { plainText } from './typed-text.ts';

/** The digits of a phone number, without a country code. No area begins with a 1, so a 1 before ten digits is that. */
export const phoneDigits = (phone: string): string =>
  plainText(phone)
    .replaceAll(/\D/gu, '')
    .replace(/^1(?=\d{10}$)/u, '');

/** The same while it is typed: what is neither a digit nor a separator is the visitor's, and stays to be seen. */
export function barePhone(phone: string): string {
  const bare = plainText(phone).replaceAll(/[\s().+/-]/gu, '');
  return /\D/u.test(bare) ? bare : phoneDigits(bare);
}

/** Ten digits are a phone number here. */
export const hasTenDigits = (phone: string): boolean => /^(?!1)\d{10}$/u.test(phoneDigits(phone));
