import { splitUrl } from './split-url.ts';

/** What RFC 3986 calls unreserved, escaped: letters, digits, `-`, `.`, `_` and `~`. */
const UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;
/** What leads to another host: an origin, or more than one slash, for which browsers take a backslash, too. */
const LEADING = /^(?:https?:\/\/[^/\\?]*)?[/\\]*/i;

const plain = (text: string) =>
  text.replace(UNRESERVED, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)));

/** Hex digits of letters beyond ASCII in capitals, as browsers write them: `%c3` and `%C3` are the same. */
const inCapitals = (path: string) => path.replace(/%[89a-f][\da-f]/gi, (escaped) => escaped.toUpperCase());

/** Of a query, the names. What they are given stays as it was written. */
const plainNames = (query: string) => query.replace(/[?&][^=&]*/g, plain);

/**
 * The same address without escapes of characters that need none; undefined when it is written so. It begins with
 * exactly one slash.
 * @param url path and query of a request
 */
export function plainSpelling(url: string): string | undefined {
  if (!url.includes('%')) return undefined;
  const { path, query } = splitUrl(url);
  const written = inCapitals(plain(path)) + plainNames(query);
  return written === url ? undefined : written.replace(LEADING, '/');
}
