import { hostSettingsTable } from '@skein/host/settings';
import { publicKey, text, type Setting } from '@skein/http/settings';
import { contentSettings } from '@skein/local-cms';
import { serviceSettings } from '@skein/services/settings';
import * as v from 'valibot';

/** Settings of vendors' services that run in visitors' browsers. */
export const vendorSettings = {
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
  LIVE_CHAT_LICENCE: serviceSettings.LIVE_CHAT_LICENCE,
} as const satisfies Readonly<Record<string, Setting>>;

/**
 * All settings of the site and its services, by name. If no setting is set, everything runs embedded and
 * offline.
 */
export const settings = {
  ...hostSettingsTable,
  ...contentSettings,
  ...serviceSettings,
  ...vendorSettings,
} as const satisfies Readonly<Record<string, Setting>>;
