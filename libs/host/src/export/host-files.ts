import type { Locales } from '../site/locales.ts';
import { FOR_OTHER_SITES, SECURITY_HEADERS } from '../http/security-headers.ts';
import { HSTS } from '../http/transport-security.ts';

export const RULES = { 'content-type': 'application/speculationrules+json' };
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };
const PICTURE = { ...FOREVER, ...FOR_OTHER_SITES };
/** Path prefixes of files whose name changes with their content, and the headers of these files. */
export const NEVER_CHANGE: ReadonlyMap<string, Headers> = new Map([
  ['/static/', FOREVER],
  ['/assets/', PICTURE],
  ['/share-image/', PICTURE],
]);

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export interface HostFilesOptions {
  readonly redirects: readonly Redirect[];
  readonly locales: Pick<Locales, 'all' | 'localize'>;
  /** Public origin of the pages. */
  readonly origin: string;
  readonly production: boolean;
  /** Origin of the services, and the paths that they answer. Undefined: the pages have no services. */
  readonly services: { readonly origin: string; readonly prefixes: readonly string[] } | undefined;
}

export type Headers = Readonly<Record<string, string>>;

/** Returns the headers of all files. Pages contain their own policy, but `frame-ancestors` needs a header. */
export function headersOfAll({ origin, production }: HostFilesOptions): Headers {
  return {
    ...SECURITY_HEADERS,
    'content-security-policy': "frame-ancestors 'self'",
    'speculation-rules': '"/speculation-rules.json"',
    ...(production && origin.startsWith('https:') && Object.fromEntries([HSTS])),
  };
}

export function notFoundPages({ locales }: HostFilesOptions) {
  return locales.all.slice(1).map(({ locale }) => {
    const home = locales.localize('/', locale);
    return { below: `${home}/`, page: `${home}/404.html` };
  });
}

/**
 * Splits redirects into moved addresses (`moved`), and addresses whose target depends on a query (`asked`), which the
 * services answer. Without services, all redirects count as moved. The files give redirects no lifetime, and browsers
 * would keep a permanent redirect for good. So moved addresses get 302, because an editor can move them again.
 */
export function movedAndAsked({ redirects, services }: Pick<HostFilesOptions, 'redirects' | 'services'>) {
  const isAsked = ({ status }: Redirect) => services !== undefined && status === 302;
  return {
    moved: redirects
      .filter((redirect) => !isAsked(redirect))
      .map((redirect) => (redirect.status === 308 ? { ...redirect, status: 302 } : redirect)),
    asked: redirects.filter(isAsked).map(({ from }) => from),
  };
}

/**
 * Returns `_headers`, as Netlify, Cloudflare Pages and others read it. A host that joins the values of two rules sends an
 * unknown `cross-origin-resource-policy` with pictures. Browsers ignore that, so other sites can show the pictures.
 */
export function headersFile(options: HostFilesOptions): string {
  const rules: readonly (readonly [string, Headers])[] = [
    ['/*', headersOfAll(options)],
    ...[...NEVER_CHANGE].map(([prefix, headers]) => [`${prefix}*`, headers] as const),
    ['/speculation-rules.json', RULES],
  ];
  const lines = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n')}\n`;
}

/**
 * Returns `_redirects`: moved pages, the services, and the not-found pages. A file takes precedence over a
 * rule.
 */
export function redirectsFile(options: HostFilesOptions): string {
  const { services } = options;
  const { moved, asked } = movedAndAsked(options);
  const passed = [...asked, ...(services?.prefixes ?? []).flatMap((prefix) => [prefix, `${prefix}/*`])];
  const rules = [
    ...moved.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...passed.map((path) => `${path} ${services?.origin}${path.replace(/\*$/, ':splat')} 200`),
    ...notFoundPages(options).map(({ below, page }) => `${below}* ${page} 404`),
  ];
  return `${rules.join('\n')}\n`;
}
