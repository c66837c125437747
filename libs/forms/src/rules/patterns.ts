/** Longest email, in characters. */
export const EMAIL_LENGTH_MAX = 254;

/** Extra characters in a ZIP field for pasted spaces, so that they cut off no digit. */
export const ZIP_ROOM = 6;

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/** Matches the email pattern of the HTML standard, with a dot in the domain. */
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`);

const ZIP = /^\d{5}(?:-\d{4})?$/;

/** Whether a text is an email. @param maxLength in characters, if a form accepts more than usual */
export const isEmail = (text: string, maxLength: number = EMAIL_LENGTH_MAX): boolean =>
  text.length <= maxLength && EMAIL.test(text);

/** Whether a text is five digits or ZIP+4. */
export const isZip = (text: string): boolean => ZIP.test(text);
