/** How many fields a form may have. All forms of this project have fewer fields. */
const FIELDS_MAX = 100;
/** Matches the line and page breaks that browsers, word processors and PDFs write. */
const BREAKS = /\r\n?|[\v\f]/gu;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/gu;
/**
 * Matches characters that a single line must not contain. A tab is allowed, because pasted text may contain
 * tabs. `usableText` replaces tabs with spaces.
 */
const UNUSABLE = /[\u0000-\u0008\u000a-\u001f\u007f]/u;

/**
 * Reads a form-encoded body. If a name occurs several times, its value is an array of all its values.
 * @returns null if the body cannot be decoded or has too many fields. Never throws, because no caller would
 * catch the error
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

/** Returns the text of a field, or an empty text if the field is missing or occurs several times. */
export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/**
 * Whether a text contains unusable characters: control characters or unpaired surrogates.
 * @param lines whether the text may have several lines. If so, null is the only unusable control character
 */
export const isUnusable = (value: unknown, lines = false): boolean =>
  typeof value === 'string' &&
  ((lines ? value.includes('\0') : UNUSABLE.test(value)) || !value.isWellFormed());

/**
 * Returns a text without unusable characters. Every line break becomes a `\n`, which counts as one character.
 * @param lines whether the text may have several lines; if not, line breaks and tabs become spaces
 */
export function usableText(text: string, lines = false): string {
  const broken = text.replaceAll(BREAKS, '\n');
  return (lines ? broken : broken.replaceAll(/[\t\n]/gu, ' ')).replaceAll(CONTROLS, '').toWellFormed();
}

/**
 * Reads a multipart body. If a name occurs several times, its value is an array of all its values.
 * @returns null if the body is unreadable, contains a file, or has too many fields. Never rejects
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
