import { ANTI_HIJACKING_PREFIX, anonymousPortalData, portalDataSchema } from '@skein/analytics/contract';
import { memoryCounters, rateLimiter } from '@skein/http/rate-limit';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import type { PortalOptions } from './portal-options.ts';
import { PORTAL_LIMITS } from './model/portal.constants.ts';
import { portalApi } from './portal-api.ts';
import { assignVariations } from '@skein/http';
import { verifyFormToken } from '../../posts/form-token.ts';

const NOW_MS = Date.UTC(2026, 2, 1);
const SECRET = 'a secret for tests, long enough to pass';
const URL_EN = '/global_nav/api/portalData?fmt=json&hl=en-US';
const options: PortalOptions = {
  secret: SECRET,
  secureCookies: false,
  now: () => NOW_MS,
};

let app: FastifyInstance | undefined;

async function serve(changes: Partial<PortalOptions> = {}, host = Fastify()): Promise<FastifyInstance> {
  app = host;
  await app.register(portalApi, { ...options, ...changes });
  return app;
}

afterEach(async () => {
  await app?.close();
  app = undefined;
});

const read = (response: LightMyRequestResponse) =>
  v.parse(portalDataSchema, JSON.parse(response.body.slice(ANTI_HIJACKING_PREFIX.length)));
const visitorOf = (response: LightMyRequestResponse) =>
  response.cookies.find(({ name }) => name.endsWith('skein_visitor'));

describe('portal data', () => {
  it('is not for who asks without end, and says so in the language asked for', async () => {
    const server = await serve({ limiter: rateLimiter(memoryCounters(), () => NOW_MS) });
    const ask = (cookie: string, url = URL_EN) => server.inject({ url, headers: { cookie } });
    const visitor = 'skein_visitor=visitor-number-one-aaa';
    for (let index = 0; index < PORTAL_LIMITS.visitor.limit; index += 1)
      expect((await ask(visitor)).statusCode).toBe(200);
    const refused = await ask(visitor, URL_EN.replace('en-US', 'es'));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.json()).toEqual({
      error: { code: 'too_many_requests', message: expect.stringContaining('Inténtalo') },
    });
    expect((await ask('skein_visitor=visitor-number-two-bbb')).statusCode).toBe(200);
  });

  it('stands behind the prefix, as JSON that nobody stores', async () => {
    const response = await (await serve()).inject(URL_EN);
    expect(response.statusCode).toBe(200);
    expect(response.body.startsWith(")]}'\n{")).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'cache-control': 'no-store, private',
      'x-content-type-options': 'nosniff',
    });
    expect(() => JSON.parse(response.body)).toThrow();
  });

  it('is anonymous for a first visit', async () => {
    const data = read(await (await serve({ liveChatLicence: '123' })).inject(URL_EN));
    expect(data).toEqual({
      xsrf_token: expect.any(String),
      live_chat_licence: '123',
      experiments: {},
      user_details: { ...anonymousPortalData().user_details, locale: 'en-US' },
    });
  });

  it.each([
    ['es', 'es'],
    ['es-419', 'es'],
    ['en-US', 'en-US'],
    ['fr', 'en-US'],
    ['', 'en-US'],
    ['estonia', 'en-US'],
  ])('answers hl=%s in %s', async (hl, locale) => {
    const response = await (await serve()).inject(`/global_nav/api/portalData?fmt=json&hl=${hl}`);
    expect(read(response).user_details.locale).toBe(locale);
  });

  it('is not available in another format', async () => {
    const response = await (await serve()).inject('/global_nav/api/portalData?fmt=xml');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: { code: 'unsupported_format', message: expect.any(String) } });
    expect(response.cookies).toEqual([]);
  });

  it('gives a first visit a cookie that scripts and other sites cannot use', async () => {
    const response = await (await serve()).inject(URL_EN);
    expect(visitorOf(response)).toMatchObject({
      name: 'skein_visitor',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(visitorOf(response)).not.toHaveProperty('secure');
  });

  it('ties the cookie to this host over https', async () => {
    const response = await (await serve({ secureCookies: true })).inject(URL_EN);
    expect(visitorOf(response)).toMatchObject({ name: '__Host-skein_visitor', path: '/', secure: true });
    expect(visitorOf(response)).not.toHaveProperty('domain');
  });

  it('has the form token of the hour, the same for every visitor', async () => {
    const server = await serve();
    const [one, other] = [await server.inject(URL_EN), await server.inject(URL_EN)];
    const { xsrf_token: token } = read(one);
    expect(verifyFormToken(token, { secret: SECRET, nowMs: NOW_MS })).toBe('valid');
    expect(read(other).xsrf_token).toBe(token);
    expect(visitorOf(other)?.value).not.toBe(visitorOf(one)?.value);
  });

  it('keeps the cookie of a returning visitor, and replaces one that is not ours', async () => {
    const server = await serve();
    const id = visitorOf(await server.inject(URL_EN))?.value ?? '';
    expect((await server.inject({ url: URL_EN, cookies: { skein_visitor: id } })).cookies).toEqual([]);
    expect(
      visitorOf(await server.inject({ url: URL_EN, cookies: { skein_visitor: 'short' } }))?.value,
    ).toHaveLength(22);
  });

  it('gives a returning visitor the variations of the bucket', async () => {
    const experiments = {
      'sign-in': [
        { variation: 'first', weight: 1 },
        { variation: 'second', weight: 1 },
      ],
    };
    const server = await serve({ experiments });
    const first = await server.inject(URL_EN);
    const id = visitorOf(first)?.value ?? '';
    const again = await server.inject({ url: URL_EN, cookies: { skein_visitor: id } });
    expect(read(first).experiments).toEqual(assignVariations(id, experiments));
    expect(read(again).experiments).toEqual(read(first).experiments);
  });

  const twice = [
    { variation: 'a', weight: 1 },
    { variation: 'a', weight: 1 },
  ];
  it.each([
    ['a short secret', { secret: 'short' }],
    ['an experiment without key', { experiments: { '': [{ variation: 'a', weight: 1 }] } }],
    ['a variation without name', { experiments: { a: [{ variation: '', weight: 1 }] } }],
    ['two variations of one name', { experiments: { a: twice } }],
    ['a negative weight', { experiments: { a: [{ variation: 'a', weight: -1 }] } }],
    ['a weight that is no number', { experiments: { a: [{ variation: 'a', weight: Number.NaN }] } }],
  ])('does not start with %s', async (_case, changes) => {
    await expect(serve(changes)).rejects.toThrow(/^portal: /);
  });
});
