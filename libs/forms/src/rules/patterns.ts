/** Longest email, in characters. */
export const EMAIL_LENGTH_MAX = 254;

/** Room in the field of a ZIP code for spaces that are pasted along: they are no mistake, and cut off no digit. Characters. */
export const ZIP_ROOM = 6;

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/** The email pattern of the HTML standard, and the domain has a dot. */
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`);

const ZIP = /^\d{5}(?:-\d{4})?$/;

/** @param maxLength characters, where a form takes more than usual */
export const isEmail = (text: string, maxLength: number = EMAIL_LENGTH_MAX): boolean =>
  text.length <= maxLength && EMAIL.test(text);

/** Five digits, or ZIP+4. */
export const isZip = (text: string): boolean => ZIP.test(text);
