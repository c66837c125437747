import type { SiteLanguages } from '@skein/cms-client';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { consentApi } from './consent-api.ts';

const ASKS = ['analytics', 'ads', 'chat'] as const;

async function post(payload: string, headers: Record<string, string> = {}, url = '/cookies') {
  const app = fastify();
  await app.register(consentApi, { page: '/cookies', asks: ASKS, secureCookies: true, now: () => 0 });
  const reply = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const kept = reply.cookies.findLast(({ name }) => name === 'skein_consent');
  return {
    reply,
    kept,
    choice: kept && (JSON.parse(kept.value) as { categories: string[]; revision: number }),
  };
}

describe('a choice about cookies without script', () => {
  it.each([
    ['choice=all', ['analytics', 'ads', 'chat']],
    ['choice=none&analytics=on', []],
    ['choice=some&analytics=on', ['analytics']],
    ['choice=some&chat=on&strange=on', ['chat']],
    ['', []],
  ])('%s allows %j, and says so on the page', async (payload, allowed) => {
    const { reply, choice } = await post(payload);
    expect(choice?.categories).toEqual(['necessary', ...allowed]);
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(`/cookies?saved=${allowed.join('.') || 'none'}`);
    expect(reply.headers['cache-control']).toContain('no-store');
  });

  it('is kept for half a year where scripts can read it, over TLS alone', async () => {
    const { kept, choice } = await post('choice=all');
    expect(kept).toMatchObject({ path: '/', sameSite: 'Lax', secure: true, maxAge: 182 * 86_400 });
    expect(kept?.httpOnly).toBeUndefined();
    expect(choice?.revision).toBe(7);
  });

  it('is for the host alone, and takes the place of one that was kept for a domain', async () => {
    const { reply } = await post('choice=none', { host: 'www.fiber.example' });
    const written = reply.cookies.filter(({ name }) => name === 'skein_consent');
    expect(written.filter(({ maxAge }) => maxAge !== 0).map(({ domain }) => domain)).toEqual([undefined]);
    expect(written.filter(({ maxAge }) => maxAge === 0).map(({ domain }) => domain)).toEqual([
      'www.fiber.example',
      'fiber.example',
    ]);
  });

  it.each(['192.0.2.7', '192.0.2.7:8080', 'pages.example'])(
    'is kept after all others are taken back: %s may have no domain of its own',
    async (host) => {
      const { kept } = await post('choice=none', { host });
      expect(kept?.maxAge).toBe(182 * 86_400);
    },
  );

  it('answers Spanish pages in Spanish', async () => {
    const { reply } = await post('choice=none', {}, '/intl/es/cookies');
    expect(reply.headers.location).toBe('/intl/es/cookies?saved=none');
  });

  it('is taken on the page of each language of a site', async () => {
    const app = fastify();
    const languages: SiteLanguages = [
      { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/fr', name: 'Français' },
    ];
    await app.register(consentApi, { page: '/cookies', languages, asks: ASKS, secureCookies: true });
    const payload = { choice: 'none' };
    const ask = (url: string) =>
      app.inject({ method: 'POST', url, payload, headers: { accept: 'text/html' } });
    expect((await ask('/fr/cookies')).headers.location).toBe('/fr/cookies?saved=none');
    expect((await ask('/intl/es/cookies')).statusCode).toBe(404);
  });

  it('takes Global Privacy Control as a no to analytics and advertising', async () => {
    const { choice } = await post('choice=all', { 'sec-gpc': '1' });
    expect(choice?.categories).toEqual(['necessary', 'chat']);
  });

  it('deletes cookies of what is refused, on this host and above it, and no others', async () => {
    const { reply } = await post('choice=some&ads=on', {
      host: 'www.example.com',
      cookie: '_ga=1; _ga_X=2; _gcl_au=3; skein_campaign=4',
    });
    const gone = reply.cookies.filter(({ name, maxAge }) => maxAge === 0 && name !== 'skein_consent');
    expect(new Set(gone.map(({ name }) => name))).toEqual(new Set(['_ga', '_ga_X']));
    expect(new Set(gone.map(({ domain }) => domain))).toEqual(
      new Set([undefined, 'www.example.com', 'example.com']),
    );
  });
});
