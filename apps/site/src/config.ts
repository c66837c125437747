import { readSettings, SettingsError, type ServiceSettings, type SettingsOf } from '@skein/api/settings';
import type { HostSettings } from '@skein/host';
import { reachedAt } from '@skein/http';
import { randomBytes } from 'node:crypto';
import { PAGE_SETTINGS } from '@skein/forms/serve';

export interface Config extends HostSettings {
  /** The operator's number at the vendor of the chat. */
  readonly liveChatLicence: string | undefined;
  /** Google's maps and places in the place of the embedded ones. */
  readonly googleMapsKey: string | undefined;
  /** Google's human check in the place of the embedded one. */
  readonly recaptchaSiteKey: string | undefined;
  /** What the embedded CMS serves; the demo's by default. */
  readonly exportFile: string | undefined;
  /** Of the services, when they run in this process. */
  readonly services: ServiceSettings;
}

/**
 * What drafts are read with. In production the services open them to no token that the documentation names: those in
 * this process and the site get one of their own, which nobody else has to know.
 * @throws SettingsError where drafts would be asked of a CMS elsewhere with such a token
 */
function previewTokenOf(env: SettingsOf<'site'>): string | undefined {
  const given = env.CONTENT_PREVIEW_TOKEN;
  if (env.SITE_ENV !== 'production' || (given !== undefined && given !== 'demo-preview')) return given;
  if (env.CONTENT_HOST === undefined && env.SERVICES_URL === undefined)
    return randomBytes(32).toString('hex');
  if (env.PREVIEW_SECRET === undefined) return given;
  throw new SettingsError('PREVIEW_SECRET needs a CONTENT_PREVIEW_TOKEN of your own in production.');
}

function flatten(env: SettingsOf<'site'>): Config {
  // In development the demo's tokens are known to all: only this machine may use them.
  const listeningAt = env.HOST ?? (env.SITE_ENV === 'production' ? '0.0.0.0' : 'localhost');
  const self = reachedAt(listeningAt, env.PORT);
  const siteOrigin = env.SITE_ORIGIN ?? `http://${self}`;
  return {
    port: env.PORT,
    host: listeningAt,
    self,
    production: env.SITE_ENV === 'production',
    origin: siteOrigin,
    pageSettings: {
      [PAGE_SETTINGS.hosts]:
        env.PORTAL_HOSTS?.replaceAll(',', ' ') ?? `localhost 127.0.0.1 ${new URL(siteOrigin).hostname}`,
      [PAGE_SETTINGS.googleMapsKey]: env.GOOGLE_MAPS_API_KEY,
      [PAGE_SETTINGS.recaptchaSiteKey]: env.RECAPTCHA_SITE_KEY,
    },
    liveChatLicence: env.LIVE_CHAT_LICENCE,
    googleMapsKey: env.GOOGLE_MAPS_API_KEY,
    recaptchaSiteKey: env.RECAPTCHA_SITE_KEY,
    exportFile: env.CONTENT_EXPORT,
    photoHosts: env.PROFILE_PHOTO_HOSTS?.split(',') ?? [],
    formOrigins: env.FORM_ORIGINS ?? [],
    trustProxy: env.TRUST_PROXY,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    content: {
      host: env.CONTENT_HOST,
      insecure: env.CONTENT_INSECURE === undefined ? undefined : env.CONTENT_INSECURE === '1',
      basePath: env.CONTENT_BASE_PATH,
      space: env.CONTENT_SPACE,
      environment: env.CONTENT_ENVIRONMENT,
      token: env.CONTENT_TOKEN,
      previewToken: previewTokenOf(env),
      previewHost: env.CONTENT_PREVIEW_HOST,
      ttlMs: env.CONTENT_TTL * 1000,
      webhookSecret: env.CONTENT_WEBHOOK_SECRET,
    },
    previewSecret: env.PREVIEW_SECRET,
    servicesUrl: env.SERVICES_URL,
    services: env,
  };
}

/** Reads the settings of the site. @throws SettingsError that names every bad one */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const env = readSettings('site', variables);
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, SERVICES_URL, SITE_ENV, SITE_ORIGIN } = env;
  if (SITE_ENV === 'production' && SITE_ORIGIN === undefined)
    throw new SettingsError(
      'SITE_ORIGIN is needed in production, such as https://www.example.com: links and site maps begin with it.',
    );
  // The services elsewhere hold the secret themselves.
  if (SERVICES_URL === undefined && (RECAPTCHA_SITE_KEY === undefined) !== (RECAPTCHA_SECRET === undefined))
    throw new SettingsError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are set together or not at all.');
  return flatten(env);
}
