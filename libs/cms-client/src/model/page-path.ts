/** Path prefix of the Spanish pages. */
export const SPANISH_PREFIX = '/intl/es';

/** Longer addresses are not answered: query and language prefix included. Characters. */
export const MAX_URL_LENGTH = 2048;
/** What the Spanish prefix leaves of it. */
const MAX_PATH_LENGTH = MAX_URL_LENGTH - SPANISH_PREFIX.length;

/** Beginnings of paths that no page can have: services, files and what the site itself answers. */
const RESERVED_PATHS: readonly string[] = [
  '/_grow',
  '/address-check',
  '/address-forms',
  '/api',
  '/apple-touch-icon.png',
  '/assets',
  '/buyflow_address_lookup_by_street_autoc_onchange',
  '/buyflow_load_address_assocs',
  '/careers-reader',
  '/cdn',
  '/cma',
  '/data',
  '/demo',
  '/favicon.ico',
  '/favicon.svg',
  '/global_nav',
  '/healthz',
  '/icon-512.png',
  '/preview',
  '/preview-mode',
  '/r',
  '/readyz',
  '/robots.txt',
  '/share-image',
  '/share-image.png',
  '/sitemap-pages.xml',
  '/sitemap-support.xml',
  '/sitemap.xml',
  '/speculation-rules.json',
  '/speed-test',
  '/static',
  '/webhooks',
  '/webpass/contact/process',
  '/webpass/residential/process',
];

/** Addresses that are written with a slash at the end. */
export const PATHS_WITH_SLASH: ReadonlySet<string> = new Set(['/careers/job/']);

const BASE = 'https://relative.invalid';

/** Where a page lives, or why it lives nowhere; `problem` beside a path is something to fix that does no harm yet. */
type PagePath =
  | { readonly path: string; readonly problem?: string }
  | { readonly path: undefined; readonly problem: string };

const dead = (problem: string): PagePath => ({ path: undefined, problem });
const within = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

const reservedFor = (path: string) => RESERVED_PATHS.find((prefix) => within(path, prefix));

/** Whether something other than pages answers at this path. @param path without language prefix */
export const isReservedPath = (path: string): boolean => reservedFor(path) !== undefined;

/** Routers decode an address before they look for its page, and refuse one that they cannot decode. */
function decodes(path: string): boolean {
  try {
    // Of no path this comes to nothing, but a call whose answer is not used is one that bundlers leave out.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** Paths are lower case; of what they encode, the digits are upper case, as browsers write them. */
export const lowerCasePath = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Reads the address of a page as an editor wrote it. Blanks around it, slashes too many or too few and capitals are put right;
 * everything else that is not a path of its own is refused.
 */
export function readPagePath(raw: unknown): PagePath {
  if (raw === undefined || raw === null || raw === '') return dead('is missing');
  if (typeof raw !== 'string') return dead('is not a path');
  const written = raw.trim();
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
  if (pathname.length > MAX_PATH_LENGTH)
    return dead(
      `has ${pathname.length} characters as addresses encode it, too many to be answered; shorten it to ${MAX_PATH_LENGTH}`,
    );
  const path = PATHS_WITH_SLASH.has(`${pathname}/`) ? `${pathname}/` : pathname;
  if (within(path, SPANISH_PREFIX))
    return dead(`begins with ${SPANISH_PREFIX}, which belongs to no page of its own`);
  const reserved = reservedFor(path);
  if (reserved !== undefined) return dead(`begins with ${reserved}, where the site has something else`);
  if (path !== single && !PATHS_WITH_SLASH.has(path))
    return { path, problem: `holds characters that addresses encode: visitors see ${path}` };
  if (path !== raw) return { path, problem: `is taken for ${path}` };
  return { path };
}
