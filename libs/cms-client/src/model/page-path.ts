import { trimmed } from './trimmed.ts';
import { PLAIN_SITE, type SitePaths } from './site-paths.ts';

/** Longest URL that a host answers, in characters, including query and language prefix. */
export const MAX_URL_LENGTH = 2048;
const BASE = 'https://relative.invalid';

/**
 * The path of a page, or the reason why it has none. A `problem` beside a path is something to fix that does no
 * harm yet.
 */
type PagePath =
  | { readonly path: string; readonly problem?: string }
  | { readonly path: undefined; readonly problem: string };

const dead = (problem: string): PagePath => ({ path: undefined, problem });
const within = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

const reservedFor = (path: string, { reserved = [] }: SitePaths) =>
  reserved.find((prefix) => within(path, prefix));

/** Whether something other than a page answers at this path. @param path without language prefix */
export const isReservedPath = (path: string, site: SitePaths): boolean =>
  reservedFor(path, site) !== undefined;

/**
 * Whether a path can be decoded. Routers decode an address before they look for its page, and refuse a bad one.
 */
function decodes(path: string): boolean {
  try {
    // Of no path this comes to nothing, but a call whose answer is not used is one that bundlers leave out.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** Makes a path lower case. Hex digits of encoded characters become upper case, as browsers write them. */
export const lowerCasePath = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Reads the path of a page as an editor wrote it. It corrects surrounding spaces, missing or extra slashes, and
 * capitals, and refuses everything else that is not a path of the site.
 */
export function readPagePath(raw: unknown, site: SitePaths = PLAIN_SITE): PagePath {
  if (raw === undefined || raw === null || raw === '') return dead('is missing');
  if (typeof raw !== 'string') return dead('is not a path');
  const written = trimmed(raw);
  if (written === '') return dead('is missing');
  if (/[\u0000-\u001f\u007f\\]/.test(written)) return dead('holds characters that no path has');
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(written)) return dead('is a web address; only its path belongs here');
  if (/[?#]/.test(written)) return dead('holds a query or an anchor, which no page has in its address');
  const segments = written.split('/').filter(Boolean);
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)))
    return dead('holds steps such as ..; browsers ask for another address');
  const single = lowerCasePath(`/${segments.join('/')}`);
  const { pathname } = new URL(single, BASE);
  if (!decodes(pathname)) return dead('holds a % that stands for no character; leave it out');
  const prefixes = site.languages.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
  // What the longest prefix leaves of an address.
  const most = MAX_URL_LENGTH - Math.max(0, ...prefixes.map(({ length }) => length));
  if (pathname.length > most)
    return dead(
      `has ${pathname.length} characters as addresses encode it, too many to be answered; shorten it to ${most}`,
    );
  const { withSlash = [] } = site;
  const path = withSlash.includes(`${pathname}/`) ? `${pathname}/` : pathname;
  const language = prefixes.find((prefix) => within(path, prefix));
  if (language !== undefined) return dead(`begins with ${language}, which belongs to no page of its own`);
  const reserved = reservedFor(path, site);
  if (reserved !== undefined) return dead(`begins with ${reserved}, where the site has something else`);
  if (path !== single && !withSlash.includes(path))
    return { path, problem: `holds characters that addresses encode: visitors see ${path}` };
  if (path !== raw) return { path, problem: `is taken for ${path}` };
  return { path };
}
