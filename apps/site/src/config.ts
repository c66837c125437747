import { readSettings, SettingsError, type ServiceSettings } from '@skein/api/settings';
import { PAGE_SETTINGS } from '@skein/forms/serve';
import { hostSettingsFrom, type HostSettings } from '@skein/host/settings';
import { asksFor } from './consent.ts';

export interface Config extends HostSettings {
  /** The operator's number at the vendor of the chat. */
  readonly liveChatLicence: string | undefined;
  /** The operator's container of the tag manager. */
  readonly tagManagerId: string | undefined;
  /** Google's maps and places in the place of the embedded ones. */
  readonly googleMapsKey: string | undefined;
  /** Google's human check in the place of the embedded one. */
  readonly recaptchaSiteKey: string | undefined;
  /** What the embedded CMS serves; the demo's by default. */
  readonly exportFile: string | undefined;
  /** Of the services, when they run in this process. */
  readonly services: ServiceSettings;
}

/** Reads the settings of the site. @throws SettingsError that names every bad one */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const env = readSettings('site', variables);
  const host = hostSettingsFrom(env);
  const services = { tagManagerId: env.TAG_MANAGER_ID, liveChatLicence: env.LIVE_CHAT_LICENCE };
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, SERVICES_URL } = env;
  // The services elsewhere hold the secret themselves.
  if (SERVICES_URL === undefined && (RECAPTCHA_SITE_KEY === undefined) !== (RECAPTCHA_SECRET === undefined))
    throw new SettingsError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are set together or not at all.');
  return {
    ...host,
    pageSettings: {
      [PAGE_SETTINGS.hosts]:
        env.PORTAL_HOSTS?.replaceAll(',', ' ') ?? `localhost 127.0.0.1 ${new URL(host.origin).hostname}`,
      [PAGE_SETTINGS.googleMapsKey]: env.GOOGLE_MAPS_API_KEY,
      [PAGE_SETTINGS.recaptchaSiteKey]: RECAPTCHA_SITE_KEY,
      'data-consent': asksFor(services).join(' ') || undefined,
      'data-tag-manager': env.TAG_MANAGER_ID,
    },
    ...services,
    googleMapsKey: env.GOOGLE_MAPS_API_KEY,
    recaptchaSiteKey: RECAPTCHA_SITE_KEY,
    exportFile: env.CONTENT_EXPORT,
    services: env,
  };
}
