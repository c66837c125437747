import { reachedAt } from '@skein/http';
import { readSettings, SettingsError, type SettingsOf } from '@skein/http/settings';
import { randomBytes } from 'node:crypto';
import type { HostSettings } from '@skein/http/settings';
import { hostSettingsTable } from './settings-table.ts';

type Site = SettingsOf<typeof hostSettingsTable, 'site'>;
type Services = SettingsOf<typeof hostSettingsTable, 'api'>;
type Variables = Readonly<Record<string, string | undefined>>;

/** The token that reads drafts if the operator sets none. It is public, because the documentation shows it. */
const DOCUMENTED_TOKEN = 'demo-preview';

/**
 * Returns the token that reads drafts. In production, a random token that the site shares with the local CMS replaces
 * the documented token.
 * @throws SettingsError if drafts would be requested from a remote CMS with the documented token
 */
function previewTokenOf(env: Site): string | undefined {
  const given = env.CONTENT_PREVIEW_TOKEN;
  if (env.SITE_ENV !== 'production' || (given !== undefined && given !== DOCUMENTED_TOKEN)) return given;
  if (env.CONTENT_HOST === undefined && env.SERVICES_URL === undefined)
    return randomBytes(32).toString('hex');
  if (env.PREVIEW_SECRET === undefined) return given;
  throw new SettingsError('PREVIEW_SECRET needs a CONTENT_PREVIEW_TOKEN of your own in production.');
}

/**
 * Returns the secret that turns preview on. In development with content in this process, a random secret turns
 * preview on for the parts of this process, such as the desk.
 */
function previewSecretOf(env: Site): string | undefined {
  const isHere = env.CONTENT_HOST === undefined && env.SERVICES_URL === undefined;
  const own = env.SITE_ENV !== 'production' && isHere ? randomBytes(32).toString('hex') : undefined;
  return env.PREVIEW_SECRET ?? own;
}

const shared = (env: Omit<Services, 'LOG_LEVEL'> | Omit<Site, 'LOG_LEVEL'>) => ({
  port: env.PORT,
  production: env.SITE_ENV === 'production',
  pageSettings: {},
  trustProxy: env.TRUST_PROXY,
  dataDir: env.DATA_DIR,
  cacheUrl: env.CACHE_URL,
  metricsToken: env.METRICS_TOKEN,
  tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  release: env.RELEASE,
});

/**
 * Reads the settings of a host, without page settings.
 * @throws SettingsError with the names of all invalid settings
 */
export function readHostSettings(variables: Variables): HostSettings {
  const env = readSettings(hostSettingsTable, 'site', variables);
  if (env.SITE_ENV === 'production' && env.SITE_ORIGIN === undefined)
    throw new SettingsError(
      'SITE_ORIGIN is needed in production, such as https://www.example.com: links and site maps begin with it.',
    );
  // The tokens of the demo are public, so a site in development is reachable only from this machine.
  const listeningAt = env.HOST ?? (env.SITE_ENV === 'production' ? '0.0.0.0' : 'localhost');
  const self = reachedAt(listeningAt, env.PORT);
  return {
    ...shared(env),
    host: listeningAt,
    self,
    origin: env.SITE_ORIGIN ?? `http://${self}`,
    photoHosts: env.PROFILE_PHOTO_HOSTS?.split(',') ?? [],
    formOrigins: env.FORM_ORIGINS ?? [],
    securityContact: env.SECURITY_CONTACT,
    pageMemoryBytes: env.PAGE_MEMORY * 2 ** 20,
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
    previewSecret: previewSecretOf(env),
    servicesUrl: env.SERVICES_URL,
    exportServicesOrigin: env.EXPORT_SERVICES_ORIGIN,
  };
}

/** Whether a process in production uses the documented token for drafts. This token is public. */
const isKnownToAll = (env: Services) =>
  env.SITE_ENV === 'production' && env.CONTENT_PREVIEW_TOKEN === DOCUMENTED_TOKEN;

/**
 * Reads the settings of services in their own process.
 * @throws SettingsError with the names of all invalid settings
 */
export function readServicesSettings(variables: Variables): HostSettings {
  const env = readSettings(hostSettingsTable, 'api', variables);
  const self = reachedAt(env.HOST, env.PORT);
  return {
    ...shared(env),
    host: env.HOST,
    self,
    origin: `http://${self}`,
    photoHosts: [],
    formOrigins: [],
    securityContact: undefined,
    pageMemoryBytes: 0,
    logLevel: env.LOG_LEVEL,
    content: {
      host: undefined,
      insecure: undefined,
      basePath: undefined,
      space: env.CONTENT_SPACE,
      environment: env.CONTENT_ENVIRONMENT,
      token: env.CONTENT_TOKEN,
      previewToken: isKnownToAll(env) ? randomBytes(32).toString('hex') : env.CONTENT_PREVIEW_TOKEN,
      previewHost: undefined,
      ttlMs: 0,
      webhookSecret: env.CONTENT_WEBHOOK_SECRET,
    },
    previewSecret: undefined,
    servicesUrl: undefined,
    exportServicesOrigin: undefined,
  };
}
