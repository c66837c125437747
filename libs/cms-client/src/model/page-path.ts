import { trimmed } from './trimmed.ts';
import { PLAIN_SITE, type SitePaths } from './site-paths.ts';

/** Maximum length of a URL, with its query and language prefix, in characters. Hosts refuse longer URLs. */
export const MAX_URL_LENGTH = 2048;
const BASE = 'https://relative.invalid';

/**
 * The path of a page, or undefined if the page has no usable path. `problem` is for the editor. A usable path
 * may also have a problem.
 */
type PagePath =
  | { readonly path: string; readonly problem?: string }
  | { readonly path: undefined; readonly problem: string };

const dead = (problem: string): PagePath => ({ path: undefined, problem });
const within = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

const reservedFor = (path: string, { reserved = [] }: Pick<SitePaths, 'reserved'>) =>
  reserved.find((prefix) => within(path, prefix));

/** Whether a service or a file has this path, so that no page can have it. @param path without a language prefix */
export const isReservedPath = (path: string, site: Pick<SitePaths, 'reserved'>): boolean =>
  reservedFor(path, site) !== undefined;

/** Whether a path can be decoded. A router refuses paths that it cannot decode. */
function decodes(path: string): boolean {
  try {
    // The comparison is always true, but bundlers would remove a call whose result is unused.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** Converts a path to lower case. Hex digits of escapes become upper case, as in the addresses of browsers. */
export const lowerCasePath = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Reads the path of a page as an editor wrote it. Removes spaces at the ends, corrects missing and extra
 * slashes, and converts capitals to lower case. Refuses a text that is not a path of the site.
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
  // The length that the longest prefix leaves for the path.
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
