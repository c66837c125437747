/**
 * A phone number as a keyboard writes it. What is copied from contacts and pages has marks of direction, hyphens at which no
 * line breaks, and full-width digits.
 */
export const plainPhone = (phone: string): string =>
  phone
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-');

/** Digits of a phone number here. */
export const PHONE_DIGITS = 10;

/** The digits of a phone number, without a country code. No area begins with a 1, so a 1 before ten digits is that. */
export function phoneDigits(phone: string): string {
  const digits = plainPhone(phone).replaceAll(/\D/gu, '');
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** The same while it is typed: what is neither a digit nor a separator is the visitor's, and stays to be seen. */
export function barePhone(phone: string): string {
  const bare = plainPhone(phone).replaceAll(/[\s().+/-]/gu, '');
  return /\D/u.test(bare) ? bare : phoneDigits(bare);
}

const TEN_DIGITS = new RegExp(`^(?!1)\\d{${PHONE_DIGITS}}$`, 'u');

export const hasTenDigits = (phone: string): boolean => TEN_DIGITS.test(phoneDigits(phone));
