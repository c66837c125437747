/** Longest email, in characters. */
export const EMAIL_LENGTH_MAX = 254;

/** Number of extra characters in a ZIP field, so that a pasted ZIP with spaces keeps all its digits. */
export const ZIP_ROOM = 6;

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/** Matches an email by the pattern of the HTML standard. The domain must have a dot. */
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`);

const ZIP = /^\d{5}(?:-\d{4})?$/;

/**
 * Whether a text is an email.
 * @param maxLength longest email to accept, in characters. Some forms accept longer ones
 */
export const isEmail = (text: string, maxLength: number = EMAIL_LENGTH_MAX): boolean =>
  text.length <= maxLength && EMAIL.test(text);

/** Whether a text is a ZIP with five digits, or a ZIP+4. */
export const isZip = (text: string): boolean => ZIP.test(text);
