import { reachedAt } from '@skein/http';
import { readSettings, SettingsError, type SettingsOf } from '@skein/http/settings';
import { randomBytes } from 'node:crypto';
import type { HostSettings } from './host-settings.ts';
import { hostSettingsTable } from './settings-table.ts';

type Variables = SettingsOf<typeof hostSettingsTable, 'site'>;

/**
 * What drafts are read with. In production the local CMS opens them to no token that the documentation names: it and the
 * site get one of their own, which nobody else has to know.
 * @throws SettingsError where drafts would be asked of a CMS elsewhere with such a token
 */
function previewTokenOf(env: Variables): string | undefined {
  const given = env.CONTENT_PREVIEW_TOKEN;
  if (env.SITE_ENV !== 'production' || (given !== undefined && given !== 'demo-preview')) return given;
  if (env.CONTENT_HOST === undefined && env.SERVICES_URL === undefined)
    return randomBytes(32).toString('hex');
  if (env.PREVIEW_SECRET === undefined) return given;
  throw new SettingsError('PREVIEW_SECRET needs a CONTENT_PREVIEW_TOKEN of your own in production.');
}

/**
 * The settings of a host out of variables that were read; pages carry nothing to their scripts.
 * @throws SettingsError where what production needs is missing
 */
export function hostSettingsFrom(env: Variables): HostSettings {
  if (env.SITE_ENV === 'production' && env.SITE_ORIGIN === undefined)
    throw new SettingsError(
      'SITE_ORIGIN is needed in production, such as https://www.example.com: links and site maps begin with it.',
    );
  // In development the demo's tokens are known to all: only this machine may use them.
  const listeningAt = env.HOST ?? (env.SITE_ENV === 'production' ? '0.0.0.0' : 'localhost');
  const self = reachedAt(listeningAt, env.PORT);
  return {
    port: env.PORT,
    host: listeningAt,
    self,
    production: env.SITE_ENV === 'production',
    origin: env.SITE_ORIGIN ?? `http://${self}`,
    pageSettings: {},
    photoHosts: env.PROFILE_PHOTO_HOSTS?.split(',') ?? [],
    formOrigins: env.FORM_ORIGINS ?? [],
    trustProxy: env.TRUST_PROXY,
    dataDir: env.DATA_DIR,
    securityContact: env.SECURITY_CONTACT,
    pageMemoryBytes: env.PAGE_MEMORY * 2 ** 20,
    cacheUrl: env.CACHE_URL,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    release: env.RELEASE,
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
    exportServicesOrigin: env.EXPORT_SERVICES_ORIGIN,
  };
}

/** Reads the settings of a host that has none of its own beside them. @throws SettingsError that names every bad one */
export const readHostSettings = (variables: Readonly<Record<string, string | undefined>>): HostSettings =>
  hostSettingsFrom(readSettings(hostSettingsTable, 'site', variables));
