import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('need nothing to be set, and count empty ones as unset', () => {
    expect(readConfig({ PORT: '', CONTENT_HOST: '' })).toMatchObject({
      port: 3000,
      production: false,
      content: { host: undefined, space: 'skein' },
    });
  });

  it('are all named when they are wrong, with the reason', () => {
    const read = () =>
      readConfig({
        PORT: 'http',
        SITE_ENV: 'prod',
        CONTENT_HOST: 'https://cdn.contentful.com',
        SERVICES_URL: 'nowhere',
      });
    expect(read).toThrow('PORT must be a port number');
    expect(read).toThrow('SITE_ENV must be development or production');
    expect(read).toThrow('CONTENT_HOST must be host[:port], without a scheme or a path');
    expect(read).toThrow('SERVICES_URL must be a web address');
  });

  it.each([
    ...['PORT', 'SITE_ENV', 'SITE_ORIGIN', 'TRUST_PROXY', 'PORTAL_HOSTS', 'LOG_LEVEL', 'CONTENT_HOST'],
    ...['CONTENT_INSECURE', 'CONTENT_BASE_PATH', 'CONTENT_TTL', 'CONTENT_WEBHOOK_SECRET', 'SERVICES_URL'],
    ...['GOOGLE_MAPS_API_KEY', 'RECAPTCHA_SITE_KEY', 'LIVE_CHAT_LICENCE', 'FORM_ORIGINS', 'DATABASE_URL'],
    ...['CACHE_URL', 'LEADS_WEBHOOK_URL', 'RETENTION_DAYS', 'RATE_LIMIT', 'CAREERS_BOARD_URL'],
    ...['CAREERS_BOARD_KIND', 'CAREERS_APPLICATION_URL', 'CAREERS_BOARD_TOKEN'],
  ])('are told without their value: %s', (name) => {
    const read = () => readConfig({ [name]: 'user:hunter2 @ db' });
    expect(read).toThrow(name);
    expect(read).not.toThrow(/hunter2/);
  });

  it('want the public origin in production', () => {
    expect(() => readConfig({ SITE_ENV: 'production' })).toThrow('SITE_ORIGIN is needed in production');
    const SITE_ORIGIN = 'https://www.example.com';
    expect(readConfig({ SITE_ENV: 'production', SITE_ORIGIN }).origin).toBe(SITE_ORIGIN);
  });

  it.each([
    [undefined, 'localhost:3000'],
    ['0.0.0.0', 'localhost:3000'],
    ['::', 'localhost:3000'],
    ['127.0.0.2', '127.0.0.2:3000'],
    ['192.168.1.5', '192.168.1.5:3000'],
    ['fd00::5', '[fd00::5]:3000'],
    ['site.internal', 'site.internal:3000'],
  ])('have the site ask itself where it listens: HOST %s', (HOST, self) => {
    const config = readConfig({ HOST });
    expect([config.self, config.origin]).toEqual([self, `http://${self}`]);
  });

  it('of Google’s human check come together, unless the services are elsewhere', () => {
    const RECAPTCHA_SITE_KEY = 'a-key-that-is-long-enough';
    expect(() => readConfig({ RECAPTCHA_SITE_KEY })).toThrow('RECAPTCHA_SECRET');
    expect(() => readConfig({ RECAPTCHA_SECRET: 's' })).toThrow('RECAPTCHA_SITE_KEY');
    for (const other of [{ RECAPTCHA_SECRET: 's' }, { SERVICES_URL: 'http://localhost:3001' }])
      expect(readConfig({ RECAPTCHA_SITE_KEY, ...other }).pageSettings).toMatchObject({
        'data-recaptcha-key': RECAPTCHA_SITE_KEY,
      });
  });

  it('have drafts read with a token that is written down nowhere, in production', () => {
    const tokenOf = (settings: Record<string, string>) => readConfig(settings).content.previewToken;
    const live = { SITE_ENV: 'production', SITE_ORIGIN: 'https://www.example.com' };
    const production = { ...live, PREVIEW_SECRET: 'sixteen-or-more-of-them' };
    expect(tokenOf({})).toBeUndefined();
    expect(tokenOf({ ...production, CONTENT_PREVIEW_TOKEN: 'our own' })).toBe('our own');
    for (const named of [{}, { CONTENT_PREVIEW_TOKEN: 'demo-preview' }]) {
      expect(tokenOf({ ...production, ...named })).toMatch(/^[0-9a-f]{64}$/);
      for (const elsewhere of [{ CONTENT_HOST: 'cms.example' }, { SERVICES_URL: 'http://localhost:3001' }])
        expect(() => readConfig({ ...production, ...named, ...elsewhere })).toThrow(
          'PREVIEW_SECRET needs a CONTENT_PREVIEW_TOKEN',
        );
    }
    expect(tokenOf({ ...live, CONTENT_HOST: 'cms.example' })).toBeUndefined();
  });

  it('refuse a key that is not one, as it would stand in every page', () => {
    expect(() => readConfig({ GOOGLE_MAPS_API_KEY: '"><script>' })).toThrow(
      'GOOGLE_MAPS_API_KEY must be a key',
    );
    for (const FORM_ORIGINS of ['forms.example', "https://a.example,'unsafe-inline'", 'javascript:alert(1)'])
      expect(() => readConfig({ FORM_ORIGINS })).toThrow('must be web addresses');
  });

  it('take a licence of the chat’s vendor that is a number, and no other', () => {
    expect(readConfig({}).liveChatLicence).toBeUndefined();
    expect(readConfig({ LIVE_CHAT_LICENCE: '' }).liveChatLicence).toBeUndefined();
    expect(readConfig({ LIVE_CHAT_LICENCE: '12345678' }).liveChatLicence).toBe('12345678');
    for (const LIVE_CHAT_LICENCE of ['0', '012345678', '12', '1234567890123', '12 34', '"><script>'])
      expect(() => readConfig({ LIVE_CHAT_LICENCE })).toThrow('LIVE_CHAT_LICENCE must be the number');
  });

  it('name the hosts of profile photos', () => {
    expect(readConfig({}).photoHosts).toEqual([]);
    expect(readConfig({ PROFILE_PHOTO_HOSTS: 'photos.example.com,*.people.example' }).photoHosts).toEqual([
      'photos.example.com',
      '*.people.example',
    ]);
    for (const PROFILE_PHOTO_HOSTS of ['https://photos.example.com', 'a b', '*', "'unsafe-inline'", 'a;b'])
      expect(() => readConfig({ PROFILE_PHOTO_HOSTS })).toThrow('PROFILE_PHOTO_HOSTS must be hosts');
  });

  it.each(['localhost:3001', 'javascript:alert(1)', 'ftp://files.example'])(
    'take %s for no web address, though it has a scheme',
    (address) => {
      expect(() => readConfig({ SERVICES_URL: address })).toThrow('SERVICES_URL must be a web address');
      expect(() => readConfig({ SITE_ORIGIN: address })).toThrow('SITE_ORIGIN must be a web address');
    },
  );

  it.each([['99999'], ['-1'], ['3000.5']])('refuse port %s', (PORT) =>
    expect(() => readConfig({ PORT })).toThrow('PORT'),
  );
});
