/** More fields than any form of ours has. */
const FIELDS_MAX = 100;
/** Ends of lines and pages, as browsers, word processors and PDFs write them. */
const BREAKS = /\r\n?|[\v\f]/gu;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/gu;
/** A tab comes along out of tables, and is seen as a space. */
const UNUSABLE = /[\u0000-\u0008\u000a-\u001f\u007f]/u;

/**
 * Reads a form-encoded body. A name that occurs twice gets all its values, so that no code takes one for the other.
 * @returns null for what cannot be decoded; it must not throw, because nobody would catch it
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

/** @throws URIError */
const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** The text under a name; empty if there is none, or several. */
export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/**
 * Whether a text holds characters that cannot be typed or stored: control characters, unpaired surrogates.
 * @param lines a text of several lines may hold whatever {@link usableText} takes out of what was pasted, but no null
 */
export const isUnusable = (value: unknown, lines = false): boolean =>
  typeof value === 'string' &&
  ((lines ? value.includes('\0') : UNUSABLE.test(value)) || !value.isWellFormed());

/**
 * A text without its unusable characters. Every line break is a `\n`, as the limits of fields count it.
 * @param lines of several lines; else ends of lines and tabs are spaces
 */
export function usableText(text: string, lines = false): string {
  const broken = text.replaceAll(BREAKS, '\n');
  return (lines ? broken : broken.replaceAll(/[\t\n]/gu, ' ')).replaceAll(CONTROLS, '').toWellFormed();
}

/**
 * Reads a multipart body, as forms with files are sent. A name that occurs twice gets all its values.
 * @returns null for what cannot be read, and for files: no form of ours takes any here. It never rejects
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
