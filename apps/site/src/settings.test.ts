import type { ServicesHost } from '@skein/host';
import { partContext } from '@skein/http/testing';
import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { besidePages } from './beside-pages.ts';
import { builtDemo } from './server/testing/built-demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'skein-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const placed = builtDemo(join(folder, 'build'));
const place = (variables: Readonly<Record<string, string>>) =>
  placed({ DATA_DIR: join(folder, 'data'), ...variables });

describe('the settings of the demo', () => {
  it.each([
    ...['PORT', 'SITE_ENV', 'SITE_ORIGIN', 'TRUST_PROXY', 'PORTAL_HOSTS', 'LOG_LEVEL', 'CONTENT_HOST'],
    ...['CONTENT_INSECURE', 'CONTENT_BASE_PATH', 'CONTENT_TTL', 'CONTENT_WEBHOOK_SECRET', 'SERVICES_URL'],
    ...['GOOGLE_MAPS_API_KEY', 'RECAPTCHA_SITE_KEY', 'LIVE_CHAT_LICENCE', 'FORM_ORIGINS', 'DATABASE_URL'],
    ...['CACHE_URL', 'LEADS_WEBHOOK_URL', 'RETENTION_DAYS', 'RATE_LIMIT', 'CAREERS_BOARD_URL'],
    ...['CAREERS_BOARD_KIND', 'CAREERS_APPLICATION_URL', 'CAREERS_BOARD_TOKEN'],
  ])('are told without their value: %s', (name) => {
    const read = () => place({ [name]: 'user:hunter2 @ db' });
    expect(read).toThrow(name);
    expect(read).not.toThrow(/hunter2/);
  });

  it('of Google’s human check come together, unless the services are elsewhere', () => {
    const RECAPTCHA_SITE_KEY = 'a-key-that-is-long-enough';
    expect(() => place({ RECAPTCHA_SITE_KEY })).toThrow('RECAPTCHA_SECRET');
    expect(() => place({ RECAPTCHA_SECRET: 's' })).toThrow('RECAPTCHA_SITE_KEY');
    for (const other of [{ RECAPTCHA_SECRET: 's' }, { SERVICES_URL: 'http://localhost:3001' }])
      expect(place({ RECAPTCHA_SITE_KEY, ...other }).settings.pageSettings).toMatchObject({
        'data-recaptcha-key': RECAPTCHA_SITE_KEY,
      });
  });

  it('refuse a key that is not one, as it would stand in every page', () => {
    expect(() => place({ GOOGLE_MAPS_API_KEY: '"><script>' })).toThrow('GOOGLE_MAPS_API_KEY must be a key');
  });

  it('of the chat and of the job board keep pages of replicas apart if they differ', async () => {
    const variables = { LIVE_CHAT_LICENCE: '12345678', CAREERS_BOARD_TOKEN: 'harbor' };
    const { services } = besidePages(partContext({ variables }));
    const pageInputs: ServicesHost['pageInputs'] = {};
    const app = Fastify();
    await services?.(app, { pageInputs } as ServicesHost);
    await app.close();
    expect(pageInputs).toEqual(variables);
  });

  it('ask for the chat where its vendor’s licence is a number, and take no other', () => {
    const asked = (variables: Readonly<Record<string, string>>) =>
      place(variables).settings.pageSettings['data-consent'];
    expect([asked({}), asked({ LIVE_CHAT_LICENCE: '' }), asked({ LIVE_CHAT_LICENCE: '12345678' })]).toEqual([
      undefined,
      undefined,
      'chat',
    ]);
    for (const LIVE_CHAT_LICENCE of ['0', '012345678', '12', '1234567890123', '12 34', '"><script>'])
      expect(() => place({ LIVE_CHAT_LICENCE })).toThrow('LIVE_CHAT_LICENCE must be the number');
  });
});
