import { hostSettingsTable } from '@skein/host/settings';
import { hosts, publicKey, text, type Setting } from '@skein/http/settings';
import { serviceSettings } from '@skein/services/settings';
import * as v from 'valibot';

/** Every setting of the site and of the services. With none set, everything runs embedded and offline. */
export const settings = {
  ...hostSettingsTable,
  PORTAL_HOSTS: {
    site: v.optional(hosts),
    unset: 'localhost, 127.0.0.1 and the host of `SITE_ORIGIN`',
    about: 'hosts, separated by commas, on which pages ask for portal data and look up buildings',
    example: 'skein.example',
  },
  CONTENT_EXPORT: {
    site: v.optional(text),
    api: v.optional(text, 'content/generated/export.json'),
    unset: { site: 'the demo' },
    about: 'export file that the embedded CMS serves',
    example: 'content/generated/export.json',
  },
  CONTENT_MANAGEMENT_TOKEN: {
    api: v.optional(text, 'demo-management'),
    about: 'token that edits the embedded content; ignored in production',
  },
  CONTENT_ASSETS_DIR: {
    api: v.optional(text),
    unset: '`assets` beside the export',
    about: "folder of the assets' files",
    example: 'content/generated/assets',
  },
  CONTENT_WEBHOOK_URL: {
    api: v.optional(v.pipe(text, v.url('must be an address'))),
    unset: 'none is called',
    about: 'URL that the embedded CMS calls after edits',
    example: 'http://localhost:3000/webhooks/content',
  },
  ASSET_HOST: {
    api: v.optional(v.pipe(text, v.regex(/^[^/]+$/u, 'must be a host, without scheme and path'))),
    unset: '`{HOST}:{PORT}`',
    about: '`host[:port]` in the URLs of assets, as browsers and the site reach it',
    example: 'localhost:3001',
  },
  RECAPTCHA_SITE_KEY: {
    site: v.optional(publicKey),
    unset: 'embedded proof of work',
    about: 'site key that goes with `RECAPTCHA_SECRET`; public: it is part of every page',
    example: '',
  },
  GOOGLE_MAPS_API_KEY: {
    site: v.optional(publicKey),
    unset: 'embedded suggestions and maps',
    about: "key of Google Places and Google Maps, restricted to this site's address; public",
    example: '',
  },
  TAG_MANAGER_ID: {
    site: v.optional(v.pipe(text, v.regex(/^GTM-[A-Z0-9]+$/u, 'must be the id of a container: GTM-ABC123'))),
    unset: 'no tag manager; visitors are not asked about analytics',
    about: "id of a container of Google's tag manager, loaded after a visitor's consent; public",
    example: 'GTM-ABC123',
  },
  ...serviceSettings,
} as const satisfies Readonly<Record<string, Setting>>;
