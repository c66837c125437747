/** Path prefix of the Spanish pages. */
export const SPANISH_PREFIX = '/intl/es';

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
  '/sitemap-pages.xml',
  '/sitemap-support.xml',
  '/sitemap.xml',
  '/speculation-rules.json',
  '/speed-test',
  '/static',
  '/webhooks',
];

/** Addresses that are written with a slash at the end. */
export const PATHS_WITH_SLASH: ReadonlySet<string> = new Set(['/careers/job/']);

const BASE = 'https://relative.invalid';

/** Where a page lives, or why it lives nowhere; `problem` beside a path is something to mend that does no harm yet. */
type PagePath =
  | { readonly path: string; readonly problem?: string }
  | { readonly path: undefined; readonly problem: string };

const dead = (problem: string): PagePath => ({ path: undefined, problem });
const within = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/**
 * Reads the address of a page as an editor wrote it. Blanks around it and slashes too many or too few are put right;
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
  const single = `/${segments.join('/')}`;
  const { pathname } = new URL(single, BASE);
  const path = PATHS_WITH_SLASH.has(`${pathname}/`) ? `${pathname}/` : pathname;
  if (within(path, SPANISH_PREFIX))
    return dead(`begins with ${SPANISH_PREFIX}, which belongs to no page of its own`);
  const reserved = RESERVED_PATHS.find((prefix) => within(path, prefix));
  if (reserved !== undefined) return dead(`begins with ${reserved}, where the site has something else`);
  if (path !== single && !PATHS_WITH_SLASH.has(path))
    return { path, problem: `holds characters that addresses encode: visitors see ${path}` };
  if (path !== raw) return { path, problem: `is taken for ${path}` };
  return { path };
}
