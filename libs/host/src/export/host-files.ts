import type { Locales } from '../site/locales.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { HSTS } from '../http/transport-security.ts';

const YEAR = 'public, max-age=31536000, immutable';
const RULES = { 'content-type': 'application/speculationrules+json' };
/** Beginnings of paths whose names say what is in the file. */
const NEVER_CHANGE = ['/static', '/assets', '/share-image'];

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
  /** Origin of the services, and the paths that they answer; without it the pages are alone. */
  readonly services: { readonly origin: string; readonly prefixes: readonly string[] } | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** Headers of everything. The policy of a page stands in the page, but for what only a header can say. */
function headersOfAll({ origin, production }: HostFilesOptions): Headers {
  return {
    ...SECURITY_HEADERS,
    'content-security-policy': "frame-ancestors 'self'",
    'speculation-rules': '"/speculation-rules.json"',
    ...(production && origin.startsWith('https:') && Object.fromEntries([HSTS])),
  };
}

function notFoundPages({ locales }: HostFilesOptions) {
  return locales.all.slice(1).map(({ locale }) => {
    const home = locales.localize('/', locale);
    return { below: `${home}/`, page: `${home}/404.html` };
  });
}

/** `_headers`, as Netlify, Cloudflare Pages and others read it. */
export function headersFile(options: HostFilesOptions): string {
  const rules: readonly (readonly [string, Headers])[] = [
    ['/*', headersOfAll(options)],
    ...NEVER_CHANGE.map((prefix) => [`${prefix}/*`, { 'cache-control': YEAR }] as const),
    ['/speculation-rules.json', RULES],
  ];
  const lines = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n')}\n`;
}

/** `_redirects`: moved pages, the services, and what is shown where no page is. A file goes before a rule. */
export function redirectsFile(options: HostFilesOptions): string {
  const { redirects, services } = options;
  const rules = [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...(services?.prefixes ?? []).flatMap((prefix) => [
      `${prefix} ${services?.origin}${prefix} 200`,
      `${prefix}/* ${services?.origin}${prefix}/:splat 200`,
    ]),
    ...notFoundPages(options).map(({ below, page }) => `${below}* ${page} 404`),
  ];
  return `${rules.join('\n')}\n`;
}

/** What nginx has within a `server` whose `root` is the export. */
export function nginxFile(options: HostFilesOptions): string {
  const { redirects, services } = options;
  const always = Object.entries(headersOfAll(options)).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}' always;`,
  );
  const missing = services ? '@services' : '=404';
  /** A location with a header of its own gets none of those around it. */
  const location = (path: string, lines: readonly string[]) =>
    `location ${path} {\n${[...always, ...lines].map((line) => `  ${line}\n`).join('')}}`;
  const pages = `try_files $uri $uri/index.html =404;`;
  return [
    '# Made by the export. Include it in the server block whose root is the folder of the export.',
    'charset utf-8;',
    'error_page 404 /404.html;',
    // A post to a page is a form: files take none.
    ...(services ? ['error_page 405 = @services;'] : []),
    ...redirects.map(({ from, to, status }) => `location = ${from} { return ${status} ${to}; }`),
    ...NEVER_CHANGE.map((prefix) =>
      location(`^~ ${prefix}/`, [
        `add_header cache-control '${YEAR}' always;`,
        `try_files $uri ${prefix === '/assets' ? missing : '=404'};`,
      ]),
    ),
    location('= /speculation-rules.json', [`types { } default_type ${RULES['content-type']};`]),
    ...notFoundPages(options).map(({ below, page }) =>
      location(below, [
        `error_page 404 ${page};`,
        ...(services ? ['error_page 405 = @services;'] : []),
        pages,
      ]),
    ),
    ...(services?.prefixes ?? [])
      .filter((prefix) => !NEVER_CHANGE.includes(prefix))
      .map(
        (prefix) =>
          `location ~ ^${prefix.replaceAll('.', String.raw`\.`)}(/|$) { try_files /nowhere @services; }`,
      ),
    location('/', [pages]),
    ...(services
      ? [
          'location @services {',
          `  proxy_pass ${services.origin};`,
          '  proxy_ssl_server_name on;',
          '  proxy_set_header x-forwarded-host $host;',
          '  proxy_set_header x-forwarded-proto $scheme;',
          '  proxy_set_header x-forwarded-for $remote_addr;',
          '}',
        ]
      : []),
    '',
  ].join('\n');
}
