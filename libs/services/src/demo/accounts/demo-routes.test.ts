import cookie from '@fastify/cookie';
import { ANTI_HIJACKING_PREFIX, portalDataSchema } from '@skein/analytics/contract';
import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { portalApi } from '../../stand-ins/portal/portal-api.ts';
import { demoAccountsApi, demoUserOf } from './demo-routes.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' };
const SECRET = 'a secret for tests, long enough to pass';

let app: FastifyInstance;

async function serve(demoAccounts: boolean, server = Fastify()): Promise<FastifyInstance> {
  await server.register(portalApi, {
    secret: SECRET,
    secureCookies: false,
    userOf: demoAccounts ? demoUserOf : undefined,
  });
  if (demoAccounts)
    await server.register(demoAccountsApi, { secureCookies: false, provider: 'Acme <Fiber>' });
  return server;
}

beforeEach(async () => void (app = await serve(true)));
afterEach(() => app.close());

const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/demo/accounts',
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

async function userOf(account: string) {
  const response = await app.inject({
    url: '/global_nav/api/portalData?fmt=json&hl=en-US',
    cookies: { skein_demo_account: account },
  });
  return v.parse(portalDataSchema, JSON.parse(response.body.slice(ANTI_HIJACKING_PREFIX.length)))
    .user_details;
}

describe('the account switcher', () => {
  it.each([
    ['/demo/accounts', 'en', 'Signed-out visitor'],
    ['/intl/es/demo/accounts', 'es', 'Visitante sin sesión'],
  ])('%s lists every account in its language', async (url, lang, signedOut) => {
    const response = await app.inject(url);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<html lang="${lang}">`);
    expect(response.body).toContain(signedOut);
    for (const { id, title } of DEMO_ACCOUNTS) {
      expect(response.body).toContain(`value="${id}"`);
      expect(response.body).toContain(title[lang === 'es' ? 'es' : 'en']);
    }
  });

  it('works in a host that reads cookies and forms itself, and leaves both as they were', async () => {
    const host = Fastify();
    await host.register(cookie);
    host.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, `host read ${String(body)}`),
    );
    host.post('/host', (request) => request.body);
    const server = await serve(true, host);
    onTestFinished(() => server.close());
    const post = (url: string) =>
      server.inject({
        method: 'POST',
        url,
        payload: 'account=customer',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post('/host')).body).toBe('host read account=customer');
    expect((await post('/demo/accounts')).statusCode).toBe(303);
  });

  it('allows by policy exactly the style that it serves, and no script', async () => {
    const { body, headers } = await app.inject('/demo/accounts');
    const css = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    );
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toMatch(/<script| style=| on\w+=/);
  });

  it('marks the account in use, the signed-out visitor at first', async () => {
    const current = async (account?: string) => {
      const { body } = await app.inject({
        url: '/demo/accounts',
        cookies: account ? { skein_demo_account: account } : {},
      });
      return [...body.matchAll(/value="([\w-]+)" aria-current="true"/g)].map(([, id]) => id);
    };
    expect(await current()).toEqual(['visitor']);
    expect(await current('customer')).toEqual(['customer']);
    expect(await current('nobody')).toEqual(['visitor']);
  });

  it.each([
    ['the address', '/demo/accounts?return=%2Fplans%3Fa%3D1%26b%3D2', {}, '/plans?a=1&amp;b=2'],
    ['the page before', '/demo/accounts', { referer: 'http://localhost/quiz?step=2' }, '/quiz?step=2'],
    ['nothing', '/demo/accounts', {}, '/'],
    ['another site', '/demo/accounts', { referer: 'http://evil.example/quiz' }, '/'],
    ['itself', '/demo/accounts', { referer: 'http://localhost/intl/es/demo/accounts' }, '/'],
    ['an attack', '/demo/accounts?return=//evil.example', {}, '/'],
    ['markup', '/demo/accounts?return=/%22%3E%3Cscript%3E', {}, '/%22%3E%3Cscript%3E'],
  ])('goes back to where %s says', async (_source, url, headers, path) => {
    const { body } = await app.inject({ url, headers: { host: 'localhost', ...headers } });
    expect(body).toContain(`name="return" value="${path}"`);
  });

  it('signs in with a cookie and returns', async () => {
    const response = await choose({ account: 'customer', return: '/plans?x=1' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/plans?x=1');
    expect(response.headers['cache-control']).toBe('no-store, private');
    expect(response.cookies).toMatchObject([
      { name: 'skein_demo_account', value: 'customer', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
  });

  it('signs out by choosing the signed-out visitor', async () => {
    const response = await choose({ account: 'visitor' });
    expect(response.headers.location).toBe('/');
    expect(response.cookies).toMatchObject([{ name: 'skein_demo_account', value: '', expires: new Date(0) }]);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example'])(
    'never redirects to %s',
    async (path) => {
      expect((await choose({ account: 'customer', return: path })).headers.location).toBe('/');
    },
  );

  it('shows a person the list again when the account does not exist, and tells a script so', async () => {
    const page = await choose({ account: 'nobody', return: '/plans' }, { accept: 'text/html' });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('role="alert"');
    expect(page.body).toContain('name="return" value="/plans"');
    const answer = await choose({ account: 'nobody' }, { accept: 'application/json' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'unknown_account' } });
  });

  it('answers an empty post like an unknown account', async () => {
    expect((await app.inject({ method: 'POST', url: '/demo/accounts' })).statusCode).toBe(400);
  });
});

describe('demo accounts in portal data', () => {
  it.each([
    ['no-account', { name: 'Theo Lindqvist', is_logged_in: true, has_account: false, profile_photo_url: '' }],
    [
      'customer',
      {
        name: 'Maya Okafor',
        given_name: 'Maya',
        is_logged_in: true,
        has_account: true,
        profile_photo_url: '/demo/avatar/customer.svg',
      },
    ],
    ['visitor', { name: '', is_logged_in: false, has_account: false }],
    ['nobody', { name: '', is_logged_in: false, has_account: false }],
  ])('%s', async (id, expected) => {
    expect(await userOf(id)).toMatchObject(expected);
  });

  it('include a name that is too long for any header, with a photo', async () => {
    const user = await userOf('long-name');
    expect(user.name.length).toBeGreaterThan(60);
    expect(user.profile_photo_url).toBe('/demo/avatar/long-name.svg');
  });
});

describe('signing out', () => {
  it.each(['GET', 'POST'] as const)('by %s returns to the page before', async (method) => {
    const response = await app.inject({
      method,
      url: '/demo/sign-out',
      headers: { host: 'localhost', referer: 'http://localhost/plans' },
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/plans');
    expect(response.cookies).toMatchObject([{ name: 'skein_demo_account', value: '' }]);
  });

  it('is an address of the Spanish pages, too', async () => {
    const response = await app.inject({
      url: '/intl/es/demo/sign-out',
      headers: { host: 'localhost', referer: 'http://localhost/intl/es/plans' },
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/intl/es/plans');
  });

  it('takes a path of this site and no other', async () => {
    expect((await app.inject('/demo/sign-out?return=/support')).headers.location).toBe('/support');
    expect((await app.inject('/demo/sign-out?return=//evil.example')).headers.location).toBe('/');
  });

  it('is not done for another site', async () => {
    const response = await app.inject({ url: '/demo/sign-out', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  });
});

describe('production', () => {
  it('ignores the cookie of a demo account', async () => {
    await app.close();
    app = await serve(false);
    expect(await userOf('customer')).toMatchObject({ name: '', is_logged_in: false, has_account: false });
  });
});
