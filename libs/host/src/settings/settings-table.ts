import {
  addressWithUser,
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

/**
 * Settings of a host (`site`), and of services in a process beside it (`api`). Without any setting, everything
 * runs in one process.
 */
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
    about: '`production`: search engines are let in, cookies are secure, no demo accounts, no local editing',
  },
  SITE_ORIGIN: {
    site: v.optional(origin),
    unset: '`http://localhost:{PORT}`; none in production',
    about: 'public origin, for canonical links, site maps and shared pictures; production needs one',
    example: 'https://www.example.com',
  },
  TRUST_PROXY: {
    ...both(v.optional(proxies, '0')),
    about: "number of proxies in front, from 0 to 9, that are trusted to name the visitor's address",
  },
  DATA_DIR: { ...both(v.optional(text, '.data')), about: 'folder for data that outlives a restart' },
  PAGE_MEMORY: {
    site: v.optional(megabytes, '256'),
    about: 'approximate limit for pages in memory, in megabytes; 256 hold 5,000 pages of 200 KB',
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
    about: 'bearer token that readers of `/metrics` must send, at least 16 characters',
    example: '',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...both(v.optional(addressWithUser)),
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
    about: 'name of this release in metrics and traces',
    example: '2026.11.3',
  },
  PROFILE_PHOTO_HOSTS: {
    site: v.optional(photoHosts),
    ...none,
    about:
      'hosts of the photos of signed-in visitors, separated by commas; https only; `*.` stands for any subdomain',
    example: 'photos.example.com',
  },
  FORM_ORIGINS: {
    site: v.optional(origins),
    ...none,
    about: "origins, separated by commas, that forms may be sent to in addition to the site's own",
    example: 'https://forms.example.com',
  },
  EXPORT_SERVICES_ORIGIN: {
    site: v.optional(origin),
    unset: 'exported pages have no services',
    about: 'origin of the services to which the host of exported pages (`npm run export`) forwards requests',
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
    about: 'contact for reports of vulnerabilities: `mailto:` and an address, or an https URL',
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
      'token that reads drafts; in production, `demo-preview` is refused, and a CMS or services elsewhere need a token of your own',
    example: 'demo-preview',
  },
  CONTENT_PREVIEW_HOST: {
    site: v.optional(host),
    unset: "the vendor's, in the region of `CONTENT_HOST`; otherwise the same host",
    about: '`host[:port]` of the preview API',
    example: 'preview.contentful.com',
  },
  CONTENT_TTL: {
    site: v.optional(seconds, '300'),
    about: 'seconds for which a page counts as fresh unless the CMS reports an edit',
  },
  CONTENT_WEBHOOK_SECRET: {
    ...both(v.optional(v.pipe(text, v.length(64, 'must have 64 characters')))),
    unset: { site: 'a new one at each start', api: 'unsigned' },
    about:
      'signs the calls of the CMS to `/webhooks/content`; 64 characters, such as `openssl rand -hex 32` prints',
    example: '',
  },
  CONTENT_WEBHOOK_URL: {
    api: v.optional(webAddress),
    unset: 'none is called',
    about: 'URL that the embedded CMS calls after edits',
    example: 'http://localhost:3000/webhooks/content',
  },
  PREVIEW_SECRET: {
    site: v.optional(secret(16)),
    unset: 'off; in development with CMS inside, new at each start',
    about: 'turns preview on, at `/preview-mode?secret=…&path=/plans`; at least 16 characters',
    example: '',
  },
} as const satisfies Readonly<Record<string, Setting>>;
