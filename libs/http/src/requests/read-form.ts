/** Most fields that a form may have: no form of ours has as many. */
const FIELDS_MAX = 100;
/** Matches line and page breaks, as browsers, word processors and PDFs write them. */
const BREAKS = /\r\n?|[\v\f]/gu;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/gu;
/**
 * Matches unusable characters of a single line. A tab is allowed: it comes from pasted tables and becomes a
 * space.
 */
const UNUSABLE = /[\u0000-\u0008\u000a-\u001f\u007f]/u;

/**
 * Reads a form-encoded body. A name that occurs twice gets all its values, so that code cannot mistake one for
 * the other.
 * @returns null if the body cannot be decoded; it must not throw, because nothing would catch the error
 */
export function parseForm(body: string): Record<string, unknown> | null {
  const fields = new Map<string, string | string[]>();
  const parts = body.split('&').filter((part) => part !== '');
  if (parts.length > FIELDS_MAX) return null;
  try {
    for (const part of parts) {
      const [name = '', ...rest] = part.split('=');
      const [key, value] = [decode(name), decode(rest.join('='))];
      const earlier = fields.get(key);
      fields.set(key, earlier === undefined ? value : [earlier, value].flat());
    }
  } catch {
    return null;
  }
  return Object.fromEntries(fields);
}

/** Decodes a name or value. @throws URIError */
const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** Returns the text under a name. Empty if there is none, or if there are several. */
export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/**
 * Whether a text contains characters that cannot be typed or stored: control characters, unpaired surrogates.
 * @param lines whether the text has several lines; it may then contain all that {@link usableText} removes,
 * except null
 */
export const isUnusable = (value: unknown, lines = false): boolean =>
  typeof value === 'string' &&
  ((lines ? value.includes('\0') : UNUSABLE.test(value)) || !value.isWellFormed());

/**
 * Returns a text without its unusable characters. Every line break becomes a `\n`, as the limits of fields
 * count it.
 * @param lines whether the text has several lines; if not, line breaks and tabs become spaces
 */
export function usableText(text: string, lines = false): string {
  const broken = text.replaceAll(BREAKS, '\n');
  return (lines ? broken : broken.replaceAll(/[\t\n]/gu, ' ')).replaceAll(CONTROLS, '').toWellFormed();
}

/**
 * Reads a multipart body, as forms with files send it. A name that occurs twice gets all its values.
 * @returns null if it cannot be read or contains files, which no form takes here; never rejects
 */
export async function parseParts(body: Buffer, contentType: string): Promise<Record<string, unknown> | null> {
  try {
    const parts = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
    const fields = new Map<string, string | string[]>();
    let count = 0;
    for (const [name, value] of parts) {
      if (typeof value !== 'string' || ++count > FIELDS_MAX) return null;
      const earlier = fields.get(name);
      fields.set(name, earlier === undefined ? value : [earlier, value].flat());
    }
    return Object.fromEntries(fields);
  } catch {
    return null;
  }
}
