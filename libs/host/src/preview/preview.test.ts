import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { previewEditors } from './preview-editors.ts';
import { previewRoutes } from './preview.ts';
import { smallSite } from '../testing/small-site.test-support.ts';

const SECRET = 'a secret of sixteen';
const HOUR_MS = 60 * 60 * 1000;
async function site(production = false, clock = { nowMs: Date.UTC(2026, 2, 1) }, logged: unknown[] = []) {
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } },
  });
  const editors = previewEditors(SECRET, () => clock.nowMs);
  await app.register(previewRoutes, {
    site: smallSite,
    production,
    preview: { editors },
    now: () => clock.nowMs,
  });
  app.get('/who', async (request) => ({ editor: editors.nameOf(request) !== undefined }));
  return app;
}
const enter = async (path: string, secret = SECRET) => {
  const query = new URLSearchParams({ secret, path });
  return (await site()).inject(`/preview-mode?${query}`);
};

describe('preview', () => {
  it('is for whoever knows the secret, in that browser, and leads to the page', async () => {
    const answer = await enter('/plans');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/plans']);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(SECRET);
    expect(answer.headers['cache-control']).toBe('no-store');
    const who = await (
      await site()
    ).inject({ url: '/who', headers: { cookie: `a=1; ${cookie.split(';')[0]}` } });
    expect(who.json()).toEqual({ editor: true });
  });

  it('ends after eight hours, whatever the browser keeps', async () => {
    const clock = { nowMs: Date.UTC(2026, 2, 1) };
    const app = await site(false, clock);
    const entered = await app.inject(`/preview-mode?secret=${encodeURIComponent(SECRET)}`);
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';');
    const who = async (mark = cookie) =>
      (await app.inject({ url: '/who', headers: { cookie: mark } })).json();
    clock.nowMs += 8 * HOUR_MS - 1000;
    expect(await who()).toEqual({ editor: true });
    clock.nowMs += 2000;
    expect(await who()).toEqual({ editor: false });
    expect(await who(cookie.replace(/=\d+/, `=${clock.nowMs + HOUR_MS}`))).toEqual({ editor: false });
  });

  it('is found in the second of two cookies of the name, and both are left together', async () => {
    const app = await site();
    const enters = async () => {
      const entered = await app.inject(`/preview-mode?secret=${encodeURIComponent(SECRET)}`);
      return String(entered.headers['set-cookie']).split(';')[0] ?? '';
    };
    const isEditor = async (cookie: string) =>
      (await app.inject({ url: '/who', headers: { cookie } })).json();
    const [first, second] = [await enters(), await enters()];
    expect(await isEditor(`skein_preview=stale; ${second}`)).toEqual({ editor: true });
    await app.inject({ url: '/preview-mode/off', headers: { cookie: `${first}; ${second}` } });
    expect([await isEditor(first), await isEditor(second)]).toEqual([{ editor: false }, { editor: false }]);
  });

  it('that is left is over for every copy of the cookie, and for nobody else', async () => {
    const app = await site();
    const enters = async () => {
      const entered = await app.inject(`/preview-mode?secret=${encodeURIComponent(SECRET)}`);
      return String(entered.headers['set-cookie']).split(';')[0] ?? '';
    };
    const [one, other] = [await enters(), await enters()];
    await app.inject({ url: '/preview-mode/off', headers: { cookie: one } });
    const who = async (cookie: string) => (await app.inject({ url: '/who', headers: { cookie } })).json();
    expect([await who(one), await who(other)]).toEqual([{ editor: false }, { editor: true }]);
  });

  it('is closed for ten minutes to who guesses, who is told and logged without the guess', async () => {
    const clock = { nowMs: Date.UTC(2026, 2, 1) };
    const logged: unknown[] = [];
    const app = await site(false, clock, logged);
    const tries = async (secret: string, remoteAddress = '203.0.113.7') =>
      app.inject({ url: `/preview-mode?secret=${encodeURIComponent(secret)}`, remoteAddress });
    for (let time = 0; time < 10; time += 1) expect((await tries(`guess-${time}`)).statusCode).toBe(403);
    const late = await tries('guess-10');
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '600']);
    expect((await tries(SECRET)).statusCode).toBe(429);
    expect((await tries(SECRET, '203.0.113.8')).statusCode).toBe(303);
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'preview refused: the secret is wrong', network: '203.0.113.7' }),
    );
    expect(JSON.stringify(logged)).not.toContain('guess');
    clock.nowMs += 600_000;
    expect((await tries(SECRET)).statusCode).toBe(303);
  });

  it('may be entered again and again by who knows the secret', async () => {
    const app = await site();
    for (let time = 0; time < 30; time += 1)
      expect((await app.inject(`/preview-mode?secret=${encodeURIComponent(SECRET)}`)).statusCode).toBe(303);
  });

  it('is remembered in production by a cookie that goes by https alone', async () => {
    const answer = await (await site(true)).inject(`/preview-mode?secret=${encodeURIComponent(SECRET)}`);
    expect(answer.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('is remembered in a frame of the web app of the CMS, for frames in that app alone', async () => {
    const app = await site(true);
    const headers = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ url: `/preview-mode?secret=${encodeURIComponent(SECRET)}`, headers });
    expect(answer.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=None; Secure; Partitioned$/);
  });

  it.each(['', 'wrong', `${SECRET} `, SECRET.slice(1)])('is refused for the secret %j', async (secret) => {
    const answer = await enter('/plans', secret);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it.each(['', 'skein_preview=', 'skein_preview=guess', `skein_preview=${SECRET}`, 'other=1'])(
    'is not turned on by the cookie %j',
    async (cookie) => {
      const who = await (await site()).inject({ url: '/who', headers: { cookie } });
      expect(who.json()).toEqual({ editor: false });
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/\r\nset-cookie: a=b',
    'javascript:alert(1)',
    '///evil.example/',
    '',
  ])('leads to a page of this site, also for the path %j', async (path) => {
    const { statusCode, headers } = await enter(path);
    const { location = '' } = headers;
    expect(statusCode).toBe(303);
    expect(new URL(location, 'https://site.example').origin).toBe('https://site.example');
  });

  it('can be left', async () => {
    const answer = await (await site()).inject('/preview-mode/off');
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^skein_preview=; Max-Age=0/);
  });
});
