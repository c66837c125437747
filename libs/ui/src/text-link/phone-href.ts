/**
 * Returns the `tel:` URL of a phone number that a person has written, such as `512-555-0142`. Ten digits are a
 * number in North America, so all links to that number lead to one URL.
 */
export function phoneHref(written: string): string {
  const digits = written.replaceAll(/[^\d+]/g, '');
  return `tel:${/^\d{10}$/.test(digits) ? `+1${digits}` : digits}`;
}
