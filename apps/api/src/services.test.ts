import { HUMAN_CHECK_CHALLENGE_PATH } from '@skein/forms/contract';
import { createServices } from '@skein/host/services';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoParts, provider } from './parts.ts';
import { demoPaths } from './testing/demo-paths.ts';

const EXPORT = path.join(import.meta.dirname, 'testing/export.json');

const services = (variables: Readonly<Record<string, string>>) =>
  createServices(provider, demoParts({ contentExport: EXPORT }), { LOG_LEVEL: 'silent', ...variables });

let dataDir = '';
let app: FastifyInstance;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'skein-all-services-'));
  ({ app } = await services({ DATA_DIR: dataDir, LIVE_CHAT_LICENCE: '12345678' }));
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

describe('the paths that a site forwards', () => {
  /** Paths that every process answers itself. */
  const OWN = ['/healthz', '/readyz', '/metrics'];
  /** Returns the routes of the services, except routes below other routes. */
  const routes = () =>
    app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => /^[├└]── (\/\S*)/.exec(line)?.[1] ?? []);
  const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

  it('are those of the services: no route is left out, and no path leads nowhere', async () => {
    await app.ready();
    const { prefixes, forms, posts } = demoPaths();
    const forwarded = [...prefixes, ...forms, ...posts];
    const served = routes().filter((path) => !OWN.includes(path));
    expect(served.length).toBeGreaterThan(10);
    expect(served.filter((path) => !forwarded.some((start) => isBelow(path, start)))).toEqual([]);
    // The content export of this test has no files.
    const expected = forwarded.filter((start) => start !== '/assets');
    const isServed = (start: string) => served.some((path) => isBelow(path, start) || isBelow(start, path));
    expect(expected.filter((start) => !isServed(start))).toEqual([]);
  });
});

describe('the paths of the demo', () => {
  it.each([
    [false, true],
    [true, false],
  ])('are reserved only if they are served (production: %s)', (production, isReserved) => {
    expect(demoPaths({ production }).prefixes.includes('/demo')).toBe(isReserved);
  });
});

describe('an address in another spelling', () => {
  it.each([
    ['/api/human%2Dcheck/challenge', '/api/human-check/challenge'],
    ['/buyflow%5Fload_address_assocs?%61ddress_id=%7E1', '/buyflow_load_address_assocs?address_id=%7E1'],
    ['/%63areers-reader/job?%69d=4011', '/careers-reader/job?id=4011'],
    ['/health%7A', '/healthz'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });
});

describe('addresses that cannot be read', () => {
  it.each([
    ['/api/places/%ff', 400, 'malformed_address'],
    ['/api/places/%e', 400, 'malformed_address'],
    ['/api/forgot-email/%', 400, 'malformed_address'],
    [`/demo/avatar/${'a'.repeat(300)}.svg`, 414, 'address_too_long'],
    ['/api/nothing?email=ana@example.com', 404, 'not_found'],
    ['/api/human-check/challenge/more', 404, 'not_found'],
  ])('such as %s are answered by name, in both languages, and not repeated', async (url, status, code) => {
    for (const [referer, said] of [
      ['', /address|page/],
      ['http://localhost/intl/es', /dirección|página/],
    ] as const) {
      const response = await app.inject({ url, headers: { referer } });
      expect([response.statusCode, response.json()]).toEqual([
        status,
        { error: { code, message: expect.stringMatching(said) } },
      ]);
    }
  });
});

it('tell pages the licence of the chat', async () => {
  const { body } = await app.inject('/global_nav/api/portalData?fmt=json&hl=en-US');
  expect(body).toContain('"live_chat_licence":"12345678"');
});

describe('the challenge of the human check', () => {
  it.each(['', '?', '?%ff', '?__proto__[a]=1', '?cost=1&cost=2', `?x=${'a'.repeat(10_000)}`, '?a%00b'])(
    'takes nothing from %j',
    async (query) => {
      const response = await app.inject(HUMAN_CHECK_CHALLENGE_PATH + query);
      expect(response.statusCode).toBe(200);
      expect(response.json().parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1000 });
    },
  );

  it('is not for posts', async () => {
    const response = await app.inject({
      method: 'POST',
      url: HUMAN_CHECK_CHALLENGE_PATH,
      payload: 'x'.repeat(1024),
      headers: { 'content-type': 'application/json' },
    });
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'malformed_body']);
  });
});

describe('the services together', () => {
  it('measure speed at paths that a proxy passes on', async () => {
    for (const prefix of ['/speed-test', '/intl/es/speed-test']) {
      expect(demoPaths().prefixes).toContain(prefix);
      expect((await app.inject(prefix)).statusCode).toBe(308);
    }
    expect((await app.inject('/speed-test/')).body).toContain('– Skein Fiber</title>');
  });

  it('look up a forgotten email with a proof of our own', async () => {
    expect(demoPaths().prefixes).toContain('/api/forgot-email');
    const { solveChallenge } = await import('altcha-lib');
    const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2');
    const challenge = (await app.inject(HUMAN_CHECK_CHALLENGE_PATH)).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const ask = (streetAddress: string, recaptchaToken: string) =>
      app.inject({
        method: 'POST',
        url: '/api/forgot-email',
        payload: { streetAddress, zipCode: '78704', recaptchaToken, recaptchaAction: 'forgot_email' },
        headers: { accept: 'application/json' },
      });
    expect((await ask('1 Ready Rd', 'test')).json().error.code).toBe('human_check_required');
    expect((await ask('1 Ready Rd', proof)).json()).toEqual({ status: 'SUCCESS', action: 'PROCEED' });
    expect((await ask('1 Ready Rd', proof)).json().error.code).toBe('token_used');
  });
});

it.each([
  ['development', 200],
  ['production', 404],
])('in %s, editing answers %i', async (SITE_ENV, status) => {
  const { app: one } = await services({ SITE_ENV, DATA_DIR: path.join(dataDir, SITE_ENV) });
  const edit = {
    url: '/cma/spaces/skein/environments/master/entries/post-kyoto',
    headers: { authorization: 'Bearer demo-management' },
  };
  expect((await one.inject(edit)).statusCode).toBe(status);
  await one.close();
});
