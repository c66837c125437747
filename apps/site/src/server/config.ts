import {
  careersSettings,
  leadsSettings,
  liveChatLicence,
  pickCareersSettings,
  pickLeadsSettings,
  reachedAt,
  trustProxy,
  type CareersSettings,
  type LeadsSettings,
} from '@skein/api';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { PageSettings } from '../document/page-settings.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535),
);
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a whole number of seconds'),
  v.transform(Number),
);
const host = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+(:\d+)?$/, 'must be host[:port], without a scheme or a path'),
);
/** The origin of an address with a scheme that requests can be made by. */
const originOr = (message: string) =>
  v.pipe(
    v.string(),
    v.check((address) => /^https?:\/\//i.test(address) && URL.canParse(address), message),
    v.transform((address) => new URL(address).origin),
  );
const origin = originOr('must be a web address such as http://localhost:3001');

const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((one) => one.trim())),
  v.array(originOr('must be web addresses such as https://forms.example.com, separated by commas')),
);

/** A public key of Google's: it stands in every page. */
const key = v.pipe(
  v.string(),
  v.regex(/^[\w-]{20,80}$/, 'must be a key of 20 to 80 letters, digits, - and _'),
);

/** Every setting of the site. The embedded defaults need none of them. */
const Environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string()),
  SITE_ENV: v.optional(
    v.picklist(['development', 'production'], 'must be development or production'),
    'development',
  ),
  SITE_ORIGIN: v.optional(origin),
  TRUST_PROXY: v.optional(trustProxy, '0'),
  PORTAL_HOSTS: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+(,[\w.-]+)*$/, 'must be hosts, separated by commas')),
  ),
  PROFILE_PHOTO_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\*\.)?[\w.-]+(:\d+)?(,(\*\.)?[\w.-]+(:\d+)?)*$/,
        'must be hosts without a scheme, separated by commas; *. stands for any host below one',
      ),
    ),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  CONTENT_HOST: v.optional(host),
  CONTENT_INSECURE: v.optional(v.picklist(['0', '1'])),
  CONTENT_BASE_PATH: v.optional(
    v.pipe(v.string(), v.regex(/^(\/[\w-]+)*$/, 'must be empty or begin with a slash')),
  ),
  CONTENT_SPACE: v.optional(v.string(), 'skein'),
  CONTENT_ENVIRONMENT: v.optional(v.string(), 'master'),
  CONTENT_TOKEN: v.optional(v.string(), 'demo-delivery'),
  CONTENT_PREVIEW_TOKEN: v.optional(v.string()),
  CONTENT_PREVIEW_HOST: v.optional(host),
  CONTENT_EXPORT: v.optional(v.string()),
  CONTENT_TTL: v.optional(seconds, '300'),
  CONTENT_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.length(64, 'must have 64 characters'))),
  PREVIEW_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  SERVICES_URL: v.optional(origin),
  GOOGLE_MAPS_API_KEY: v.optional(key),
  RECAPTCHA_SITE_KEY: v.optional(key),
  LIVE_CHAT_LICENCE: v.optional(liveChatLicence),
  FORM_ORIGINS: v.optional(origins),
  ...leadsSettings,
  ...careersSettings,
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Host and port at which this process reaches itself. */
  readonly self: string;
  readonly production: boolean;
  /** Public origin for canonical links. */
  readonly origin: string;
  /** What every page carries to its scripts. */
  readonly pageSettings: PageSettings;
  /** The operator's number at the vendor of the chat. */
  readonly liveChatLicence: string | undefined;
  /** Hosts that the photos of visitors who are signed in come from, by https. */
  readonly photoHosts: readonly string[];
  /** Origins other than our own that forms may be sent to. */
  readonly formOrigins: readonly string[];
  /** Proxies in front, whose word on the visitor's address is taken. */
  readonly trustProxy: number;
  readonly dataDir: string;
  readonly logLevel: string;
  readonly content: {
    /** Undefined: the embedded delivery API, in this process or behind `servicesUrl`. */
    readonly host: string | undefined;
    readonly insecure: boolean | undefined;
    readonly basePath: string | undefined;
    readonly space: string;
    readonly environment: string;
    readonly token: string;
    readonly previewToken: string | undefined;
    readonly previewHost: string | undefined;
    readonly exportFile: string | undefined;
    readonly ttlMs: number;
    readonly webhookSecret: string | undefined;
  };
  readonly previewSecret: string | undefined;
  /** Origin of the services when they run in a process of their own. */
  readonly servicesUrl: string | undefined;
  /** Of the services, when they run in this process. */
  readonly leads: LeadsSettings;
  readonly careers: CareersSettings;
}

/** A setting that cannot be used, told in the words of the person who set it. */
export class ConfigError extends Error {}

/**
 * What drafts are read with. In production the services open them to no token that the documentation names: those in
 * this process and the site get one of their own, which nobody else has to know.
 * @throws ConfigError where drafts would be asked of a CMS elsewhere with such a token
 */
function previewTokenOf(env: v.InferOutput<typeof Environment>): string | undefined {
  const given = env.CONTENT_PREVIEW_TOKEN;
  if (env.SITE_ENV !== 'production' || (given !== undefined && given !== 'demo-preview')) return given;
  if (env.CONTENT_HOST === undefined && env.SERVICES_URL === undefined)
    return randomBytes(32).toString('hex');
  if (env.PREVIEW_SECRET === undefined) return given;
  throw new ConfigError('PREVIEW_SECRET needs a CONTENT_PREVIEW_TOKEN of your own in production.');
}

function flatten(env: v.InferOutput<typeof Environment>): Config {
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
      portalHosts: env.PORTAL_HOSTS?.split(',') ?? ['localhost', '127.0.0.1', new URL(siteOrigin).hostname],
      googleMapsKey: env.GOOGLE_MAPS_API_KEY,
      recaptchaSiteKey: env.RECAPTCHA_SITE_KEY,
    },
    liveChatLicence: env.LIVE_CHAT_LICENCE,
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
      exportFile: env.CONTENT_EXPORT,
      ttlMs: env.CONTENT_TTL * 1000,
      webhookSecret: env.CONTENT_WEBHOOK_SECRET,
    },
    previewSecret: env.PREVIEW_SECRET,
    servicesUrl: env.SERVICES_URL,
    leads: pickLeadsSettings(env),
    careers: pickCareersSettings(env),
  };
}

/** Reads the settings; throws one {@link ConfigError} that names every bad one. An empty variable counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  // What a rule says by itself holds the value, which may be a password.
  const result = v.safeParse(Environment, set, { message: 'has a value that cannot be used' });
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${[...new Set(lines)].join('\n')}`);
  }
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, SERVICES_URL, SITE_ENV, SITE_ORIGIN } = result.output;
  if (SITE_ENV === 'production' && SITE_ORIGIN === undefined)
    throw new ConfigError(
      'SITE_ORIGIN is needed in production, such as https://www.example.com: links and site maps begin with it.',
    );
  // The services elsewhere hold the secret themselves.
  if (SERVICES_URL === undefined && (RECAPTCHA_SITE_KEY === undefined) !== (RECAPTCHA_SECRET === undefined))
    throw new ConfigError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are set together or not at all.');
  return flatten(result.output);
}
