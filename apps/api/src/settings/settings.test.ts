import { readSettings, SettingsError, type Setting } from '@skein/http/settings';
import { describe, expect, it } from 'vitest';
import { settings } from './settings.ts';

const readEnvironment = (variables: Readonly<Record<string, string>>) =>
  readSettings(settings, 'api', variables);

describe('the settings of the services', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3001,
      DATA_DIR: '.data',
      CONTENT_SPACE: 'skein',
      CONTENT_TOKEN: 'demo-delivery',
      SITE_ENV: 'development',
      RETENTION_DAYS: 90,
      RATE_LIMIT: 'on',
      TRUST_PROXY: 0,
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', CONTENT_TOKEN: '' })).toMatchObject({
      PORT: 3001,
      CONTENT_TOKEN: 'demo-delivery',
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number between 0 and 65535'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ SITE_ENV: 'live' }, 'SITE_ENV must be development or production'],
    [{ CONTENT_WEBHOOK_URL: 'there' }, 'CONTENT_WEBHOOK_URL must be a web address'],
    [{ CONTENT_WEBHOOK_SECRET: 'short' }, 'CONTENT_WEBHOOK_SECRET must have 64 characters'],
    [{ ASSET_HOST: 'https://x/y' }, 'ASSET_HOST must be a host'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
    [{ DATABASE_URL: 'postgres//user:hunter2@host' }, 'DATABASE_URL must be an address such as'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL must be an address such as postgres://'],
    [{ CACHE_URL: 'localhost:6379' }, 'CACHE_URL must be an address such as redis://'],
    [{ LEADS_WEBHOOK_URL: 'ftp://host' }, 'LEADS_WEBHOOK_URL must be a web address'],
    [{ LEADS_WEBHOOK_SECRET: 'short' }, 'LEADS_WEBHOOK_SECRET must have at least 16 characters'],
    [
      { LEADS_WEBHOOK_SECRET: 'sixteen letters!\n' },
      'LEADS_WEBHOOK_SECRET must not begin or end with white space',
    ],
    [{ LIVE_CHAT_LICENCE: 'x' }, 'LIVE_CHAT_LICENCE must be the number of a licence'],
    [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS must be a number of days from 1 to 9999'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT must be on or off'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the number of proxies in front'],
  ])('%j is refused by name', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(SettingsError);
    expect(() => readEnvironment(variables)).toThrow(message);
    const [value = ''] = Object.values(variables);
    expect(() => readEnvironment(variables)).not.toThrow(JSON.stringify(value));
  });

  it('names everything that is wrong at once', () => {
    expect(() => readEnvironment({ PORT: 'x', SITE_ENV: 'y' })).toThrow(/PORT[\s\S]*SITE_ENV/u);
  });
});

it.each<[string, Setting]>(Object.entries(settings))(
  '%s says what holds where nobody sets it',
  (_, setting) => {
    const { unset } = setting;
    const told = (['site', 'api'] as const).flatMap((reader) => {
      const { [reader]: schema } = setting;
      if (!schema) return [];
      return [
        ('default' in schema && schema.default) || (typeof unset === 'string' ? unset : unset?.[reader]),
      ];
    });
    expect(told).not.toEqual([]);
    expect(told).not.toContain(undefined);
  },
);
