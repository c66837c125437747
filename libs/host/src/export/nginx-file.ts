import {
  headersOfAll,
  movedAndAsked,
  NEVER_CHANGE,
  notFoundPages,
  RULES,
  type Headers,
  type HostFilesOptions,
} from './host-files.ts';

const PAGES = 'try_files $uri $uri/index.html =404;';
const TO_SERVICES = '{ try_files /nowhere @services; }';
/** Forwards posted forms to the services: nginx answers a post to a file with 405. */
const POSTS = 'error_page 405 = @services;';

/** Matches escaped letters, digits, `-`, `.`, `_` and `~`, which RFC 3986 calls unreserved. */
const UNRESERVED = '%(?:2[DEde]|3[0-9]|4[1-9A-Fa-f]|5[0-9AFaf]|6[1-9A-Fa-f]|7[0-9AEae])';
/**
 * Redirects a path to its plain spelling if all its escapes stand for unreserved characters. The path must
 * begin with one slash, so that the target cannot be on another site. nginx itself decodes the path.
 */
const PLAIN_ADDRESSES = `if ($request_uri ~ "^/(?![/\\x5c])[^%?]*(?:${UNRESERVED}[^%?]*)+(?:[?]|$)") { return 308 $uri$is_args$args; }`;

/** Quotes a text, such as an editor's link, as one word of nginx's configuration. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

function servicesLocation(origin: string): readonly string[] {
  return [
    'location @services {',
    `  proxy_pass ${origin};`,
    '  proxy_ssl_server_name on;',
    '  proxy_set_header x-forwarded-host $http_host;',
    '  proxy_set_header x-forwarded-proto $scheme;',
    '  proxy_set_header x-forwarded-for $remote_addr;',
    '}',
  ];
}

/** Returns the configuration inside an nginx `server` block whose `root` is the export. */
export function nginxFile(options: HostFilesOptions): string {
  const { services } = options;
  const { moved, asked } = movedAndAsked(options);
  const posts = services ? [POSTS] : [];
  const always = headersOfAll(options);
  /**
   * Returns a location block that repeats the headers of all files: nginx sends none of these headers from a location
   * with a header of its own.
   */
  function location(path: string, lines: readonly string[], own: Headers = {}): string {
    const headers = Object.entries({ ...always, ...own }).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    );
    return `location ${path} {\n${[...headers, ...lines].map((line) => `  ${line}\n`).join('')}}`;
  }
  const fileOr = (prefix: string) =>
    `try_files $uri ${services?.prefixes.some((one) => prefix === `${one}/`) ? '@services' : '=404'};`;
  return [
    '# Made by the export. Include it in the server block whose root is the folder of the export.',
    'charset utf-8;',
    PLAIN_ADDRESSES,
    'error_page 404 /404.html;',
    ...posts,
    // Leaves out addresses with a dollar sign, which begins a variable in nginx.
    ...moved
      .filter(({ from, to }) => !`${from}${to}`.includes('$'))
      .map(({ from, to, status }) => `location = ${quoted(from)} { return ${status} ${quoted(to)}; }`),
    ...asked.map((path) => `location = ${quoted(path)} ${TO_SERVICES}`),
    ...[...NEVER_CHANGE].map(([prefix, headers]) => location(`^~ ${prefix}`, [fileOr(prefix)], headers)),
    location('= /speculation-rules.json', [`types { } default_type ${RULES['content-type']};`]),
    ...notFoundPages(options).map(({ below, page }) =>
      location(below, [`error_page 404 ${page};`, ...posts, PAGES]),
    ),
    ...(services?.prefixes ?? [])
      .filter((prefix) => !NEVER_CHANGE.has(`${prefix}/`))
      .map((prefix) => `location ~ ^${prefix.replaceAll('.', String.raw`\.`)}(/|$) ${TO_SERVICES}`),
    location('/', [PAGES]),
    // Accepts job applications with files. The services check each size themselves.
    ...(services ? ['client_max_body_size 85m;', ...servicesLocation(services.origin)] : []),
    '',
  ].join('\n');
}
