import { describe, expect, it } from 'vitest';
import { readHostSettings } from './read-host-settings.ts';

describe('the settings of a host', () => {
  it('need nothing to be set, and count empty ones as unset', () => {
    expect(readHostSettings({ PORT: '', CONTENT_HOST: '' })).toMatchObject({
      port: 3000,
      production: false,
      content: { host: undefined, space: 'skein' },
    });
  });

  it('are all named when they are wrong, with the reason', () => {
    const read = () =>
      readHostSettings({
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

  it('want the public origin in production', () => {
    expect(() => readHostSettings({ SITE_ENV: 'production' })).toThrow('SITE_ORIGIN is needed in production');
    const SITE_ORIGIN = 'https://www.example.com';
    expect(readHostSettings({ SITE_ENV: 'production', SITE_ORIGIN }).origin).toBe(SITE_ORIGIN);
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
    const config = readHostSettings({ HOST });
    expect([config.self, config.origin]).toEqual([self, `http://${self}`]);
  });

  it('have drafts read with a token that is written down nowhere, in production', () => {
    const tokenOf = (settings: Record<string, string>) => readHostSettings(settings).content.previewToken;
    const live = { SITE_ENV: 'production', SITE_ORIGIN: 'https://www.example.com' };
    const production = { ...live, PREVIEW_SECRET: 'sixteen-or-more-of-them' };
    expect(tokenOf({})).toBeUndefined();
    expect(tokenOf({ ...production, CONTENT_PREVIEW_TOKEN: 'our own' })).toBe('our own');
    for (const named of [{}, { CONTENT_PREVIEW_TOKEN: 'demo-preview' }]) {
      expect(tokenOf({ ...production, ...named })).toMatch(/^[0-9a-f]{64}$/);
      for (const elsewhere of [{ CONTENT_HOST: 'cms.example' }, { SERVICES_URL: 'http://localhost:3001' }])
        expect(() => readHostSettings({ ...production, ...named, ...elsewhere })).toThrow(
          'PREVIEW_SECRET needs a CONTENT_PREVIEW_TOKEN',
        );
    }
    expect(tokenOf({ ...live, CONTENT_HOST: 'cms.example' })).toBeUndefined();
  });

  it('refuse origins that would open the policy of every page', () => {
    for (const FORM_ORIGINS of ['forms.example', "https://a.example,'unsafe-inline'", 'javascript:alert(1)'])
      expect(() => readHostSettings({ FORM_ORIGINS })).toThrow('must be web addresses');
  });

  it('name the hosts of profile photos', () => {
    expect(readHostSettings({}).photoHosts).toEqual([]);
    expect(
      readHostSettings({ PROFILE_PHOTO_HOSTS: 'photos.example.com,*.people.example' }).photoHosts,
    ).toEqual(['photos.example.com', '*.people.example']);
    for (const PROFILE_PHOTO_HOSTS of ['https://photos.example.com', 'a b', '*', "'unsafe-inline'", 'a;b'])
      expect(() => readHostSettings({ PROFILE_PHOTO_HOSTS })).toThrow('PROFILE_PHOTO_HOSTS must be hosts');
  });

  it.each(['localhost:3001', 'javascript:alert(1)', 'ftp://files.example'])(
    'take %s for no web address, though it has a scheme',
    (address) => {
      expect(() => readHostSettings({ SERVICES_URL: address })).toThrow('SERVICES_URL must be a web address');
      expect(() => readHostSettings({ SITE_ORIGIN: address })).toThrow('SITE_ORIGIN must be a web address');
    },
  );

  it.each([['99999'], ['-1'], ['3000.5']])('refuse port %s', (PORT) =>
    expect(() => readHostSettings({ PORT })).toThrow('PORT'),
  );
});
