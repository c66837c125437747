import { requestPath } from '@skein/forms/contract';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { consentApi } from '../consent/consent-api.ts';
import { demoAccountsApi } from '../demo/accounts/demo-routes.ts';
import { PATH as APPLICATION, serveApplications } from './application/testing/applications-server.ts';
import { requestForms } from './testing/form-pages.ts';
import { serveForms } from './testing/forms-server.ts';

async function serveTheRest() {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(consentApi, { page: '/cookies', asks: ['analytics'], secureCookies: false });
  await app.register(demoAccountsApi, { secureCookies: false, provider: 'Skein' });
  return app;
}

const FORMS = [
  '/address-forms',
  '/address-check',
  '/api/forgot-email',
  '/api/schedule-call',
  ...Object.values(requestForms).flatMap((form) =>
    ['', '/intl/es'].map((prefix) => requestPath(form, prefix)),
  ),
];
const ROUTES = [
  ...[...new Set(FORMS)].map((url) => ({ url, serve: async () => (await serveForms()).app })),
  { url: APPLICATION, serve: async () => (await serveApplications()).app },
  ...['/cookies', '/intl/es/cookies', '/demo/accounts', '/intl/es/demo/accounts', '/demo/sign-out'].map(
    (url) => ({ url, serve: serveTheRest }),
  ),
];

const HERE = { origin: 'http://localhost', referer: 'http://localhost/page' };
const ELSEWHERE = { origin: 'https://evil.example', referer: 'https://evil.example/page' };

/** Headers that browsers send with a post, and whether these headers mean that the post comes from another site. */
const HEADERS: readonly (readonly [headers: Readonly<Record<string, string>>, isCrossSite: boolean])[] = [
  [{ 'sec-fetch-site': 'cross-site', ...ELSEWHERE }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost' }, true],
  [{ 'sec-fetch-site': 'cross-site', ...HERE }, true],
  [ELSEWHERE, true],
  [{ origin: ELSEWHERE.origin }, true],
  [{ origin: 'null' }, true],
  [{ ...HERE, origin: 'null' }, true],
  [{ ...HERE, origin: ELSEWHERE.origin }, true],
  [{ referer: ELSEWHERE.referer }, true],
  [{ 'sec-fetch-site': 'same-origin', ...HERE }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [HERE, false],
  [{ origin: HERE.origin, referer: ELSEWHERE.referer }, false],
  [{ referer: HERE.referer }, false],
  [{}, false],
];

describe.each(ROUTES)('a post to $url', ({ url, serve }) => {
  it.each(HEADERS)('with %j comes from another site, and is refused: %s', async (headers, isCrossSite) => {
    const app = await serve();
    const type =
      url === APPLICATION ? 'multipart/form-data; boundary=x' : 'application/x-www-form-urlencoded';
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: url === APPLICATION ? '--x--\r\n' : '',
      headers: { accept: 'application/json', 'content-type': type, host: 'localhost', ...headers },
    });
    if (isCrossSite) expect(answer.statusCode).toBe(403);
    expect(answer.body.includes('"cross_site"')).toBe(isCrossSite);
  });
});
