import {
  basePath,
  both,
  cacheUrl,
  embedded,
  environmentKind,
  host,
  megabytes,
  none,
  origin,
  origins,
  photoHosts,
  port,
  proxies,
  seconds,
  secret,
  text,
  webAddress,
  type Setting,
} from '@skein/http/settings';
import * as v from 'valibot';

/** Settings of a host, and of services that run by themselves beside it. With none set, everything runs embedded. */
export const hostSettingsTable = {
  PORT: {
    site: v.optional(port('must be a port number'), '3000'),
    api: v.optional(port('must be a number between 0 and 65535'), '3001'),
    about: 'port to listen on',
  },
  HOST: {
    site: v.optional(text),
    api: v.optional(text, 'localhost'),
    unset: { site: 'localhost; 0.0.0.0 in production' },
    about: 'address to listen on',
    example: 'localhost',
  },
  SITE_ENV: {
    ...both(v.optional(environmentKind, 'development')),
    about: '`production`: robots let in, secure cookies, no demo accounts, no local editing',
  },
  SITE_ORIGIN: {
    site: v.optional(origin),
    unset: '`http://localhost:{PORT}`; none in production',
    about: 'public origin, for canonical links, site maps and shared pictures; production needs one',
    example: 'https://www.example.com',
  },
  TRUST_PROXY: {
    ...both(v.optional(proxies, '0')),
    about: "number of proxies in front, from 0 to 9, whose word on the visitor's address is taken",
  },
  DATA_DIR: { ...both(v.optional(text, '.data')), about: 'folder for what is kept between starts' },
  PAGE_MEMORY: {
    site: v.optional(megabytes, '256'),
    about: 'megabytes that drawn pages may take in memory, about; 256 are 5,000 pages of 200 KB',
  },
  LOG_LEVEL: {
    site: v.optional(
      v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
      'warn',
    ),
    api: v.optional(
      v.picklist(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      ),
      'info',
    ),
    about: '`debug` `info` `warn` `error` `silent`; the services also know `fatal` and `trace`',
  },
  CACHE_URL: cacheUrl,
  METRICS_TOKEN: {
    ...both(v.optional(secret(16))),
    unset: 'open in development; in production there is no `/metrics`',
    about: 'at least 16 characters that whoever reads `/metrics` brings as a bearer token',
    example: '',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...both(v.optional(webAddress)),
    unset: 'no traces',
    about: 'collector that takes traces as OTLP over HTTP',
    example: 'http://localhost:4318',
  },
  RELEASE: {
    ...both(
      v.optional(
        v.pipe(text, v.regex(/^[\w.+-]{1,64}$/u, 'must be up to 64 letters, digits, `.`, `_`, `+` and `-`')),
      ),
    ),
    unset: 'unknown',
    about: 'what this release is called in figures and traces',
    example: '2026.11.3',
  },
  PROFILE_PHOTO_HOSTS: {
    site: v.optional(photoHosts),
    ...none,
    about:
      'hosts, separated by commas, that photos of signed-in visitors come from by https; `*.` is any below',
    example: 'photos.example.com',
  },
  FORM_ORIGINS: {
    site: v.optional(origins),
    ...none,
    about: "origins, separated by commas, that forms may be sent to beside the site's own",
    example: 'https://forms.example.com',
  },
  EXPORT_SERVICES_ORIGIN: {
    site: v.optional(origin),
    unset: 'exported pages are alone',
    about:
      'origin of the services that hosts of [exported](operating.md#static-export) pages pass requests on to',
    example: 'https://services.example.com',
  },
  SECURITY_CONTACT: {
    site: v.optional(
      v.pipe(
        text,
        v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u, 'must begin with mailto: or https://'),
      ),
    ),
    unset: 'no `/.well-known/security.txt`',
    about: 'whom to tell of a weakness: `mailto:` and an address, or a page',
    example: 'mailto:security@example.com',
  },
  SERVICES_URL: {
    site: v.optional(origin),
    unset: 'in the same process',
    about: 'origin of services that run as a process of their own',
    example: 'http://localhost:3001',
  },
  CONTENT_HOST: {
    site: v.optional(host),
    ...embedded,
    about: '`host[:port]` of the delivery API, without scheme and path',
    example: 'cdn.contentful.com',
  },
  CONTENT_INSECURE: {
    site: v.optional(v.picklist(['0', '1'], 'must be 0 or 1')),
    unset: '1 for localhost and an http `SERVICES_URL`, else 0',
    about: '`1`: plain HTTP to `CONTENT_HOST`',
    example: '0',
  },
  CONTENT_BASE_PATH: {
    site: v.optional(basePath),
    unset: '`/cdn` for the embedded CMS and localhost, else empty',
    about: 'path before `/spaces`',
    example: '/cdn',
  },
  CONTENT_SPACE: { ...both(v.optional(text, 'skein')), about: 'space of the content' },
  CONTENT_ENVIRONMENT: { ...both(v.optional(text, 'master')), about: 'environment of the space' },
  CONTENT_TOKEN: { ...both(v.optional(text, 'demo-delivery')), about: 'token that reads published content' },
  CONTENT_PREVIEW_TOKEN: {
    site: v.optional(text),
    api: v.optional(text, 'demo-preview'),
    unset: { site: 'demo-preview; in production a new one at each start' },
    about:
      'token that reads drafts; `demo-preview` opens nothing in production, where preview of a CMS or services elsewhere needs one of your own',
    example: 'demo-preview',
  },
  CONTENT_PREVIEW_HOST: {
    site: v.optional(host),
    unset: "the vendor's, once `CONTENT_HOST` is set",
    about: '`host[:port]` of the preview API',
    example: 'preview.contentful.com',
  },
  CONTENT_TTL: {
    site: v.optional(seconds, '300'),
    about: 'seconds for which a page counts as fresh without a word from the CMS',
  },
  CONTENT_WEBHOOK_SECRET: {
    ...both(v.optional(v.pipe(text, v.length(64, 'must have 64 characters')))),
    unset: { site: 'a new one at each start', api: 'unsigned' },
    about:
      '64 characters, as `openssl rand -hex 32` prints, that sign what the CMS says to `/webhooks/content`',
    example: '',
  },
  PREVIEW_SECRET: {
    site: v.optional(secret(16)),
    unset: 'preview is off',
    about: 'at least 16 characters that turn preview on, at `/preview-mode?secret=…&path=/plans`',
    example: '',
  },
} as const satisfies Readonly<Record<string, Setting>>;
