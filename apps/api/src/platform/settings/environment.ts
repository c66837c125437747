import path from 'node:path';
import * as v from 'valibot';
import { careersSettings } from './careers-settings.ts';
import { leadsSettings, trustProxy } from './forms-settings.ts';
import { liveChatLicence } from './live-chat-licence.ts';

const Text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/u, 'must be a number between 0 and 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a number between 0 and 65535'),
);

const Environment = v.object({
  PORT: v.optional(Port, '3001'),
  HOST: v.optional(Text, 'localhost'),
  SITE_ENV: v.optional(
    v.picklist(['development', 'production'], 'must be development or production'),
    'development',
  ),
  TRUST_PROXY: v.optional(trustProxy, '0'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  DATA_DIR: v.optional(Text, '.data'),
  CONTENT_EXPORT: v.optional(Text, path.join('content', 'generated', 'export.json')),
  CONTENT_ASSETS_DIR: v.optional(Text),
  CONTENT_SPACE: v.optional(Text, 'skein'),
  CONTENT_ENVIRONMENT: v.optional(Text, 'master'),
  CONTENT_TOKEN: v.optional(Text, 'demo-delivery'),
  CONTENT_PREVIEW_TOKEN: v.optional(Text, 'demo-preview'),
  CONTENT_MANAGEMENT_TOKEN: v.optional(Text, 'demo-management'),
  ASSET_HOST: v.optional(v.pipe(Text, v.regex(/^[^/]+$/u, 'must be a host, without scheme and path'))),
  CONTENT_WEBHOOK_URL: v.optional(v.pipe(Text, v.url('must be an address'))),
  CONTENT_WEBHOOK_SECRET: v.optional(v.pipe(Text, v.length(64, 'must have 64 characters'))),
  LIVE_CHAT_LICENCE: v.optional(liveChatLicence),
  ...leadsSettings,
  ...careersSettings,
});

export type ServerEnvironment = v.InferOutput<typeof Environment>;

/** Something in the environment cannot be used; the message names every variable and what it should be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the settings of the services. Empty variables count as not set.
 * @throws EnvironmentError
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): ServerEnvironment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  // What a rule says by itself holds the value, which may be a password.
  const result = v.safeParse(Environment, given, { message: 'has a value that cannot be used' });
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  throw new EnvironmentError(
    `These environment variables cannot be used:\n${[...new Set(lines)].join('\n')}`,
  );
}
