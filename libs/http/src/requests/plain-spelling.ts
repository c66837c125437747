import { splitUrl } from './split-url.ts';

/** Matches escaped letters, digits, `-`, `.`, `_` and `~`. RFC 3986 calls these characters unreserved. */
const UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;
/**
 * Matches the start of a URL that may lead to another host: an origin, or several slashes. Browsers treat backslashes
 * as slashes.
 */
const LEADING = /^(?:https?:\/\/[^/\\?]*)?[/\\]*/i;

const plain = (text: string) =>
  text.replace(UNRESERVED, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)));

/** Writes escapes of non-ASCII characters in capitals (`%C3`), as browsers do. */
const inCapitals = (path: string) => path.replace(/%[89a-f][\da-f]/gi, (escaped) => escaped.toUpperCase());

/** Unescapes the names in a query. Values stay as they are. */
const plainNames = (query: string) => query.replace(/[?&][^=&]*/g, plain);

/**
 * Removes unnecessary escapes from a URL. Returns undefined if the URL has none. The returned URL starts with exactly
 * one slash, so it cannot lead to another host.
 * @param url path and query of a request
 */
export function plainSpelling(url: string): string | undefined {
  if (!url.includes('%')) return undefined;
  const { path, query } = splitUrl(url);
  const written = inCapitals(plain(path)) + plainNames(query);
  return written === url ? undefined : written.replace(LEADING, '/');
}
