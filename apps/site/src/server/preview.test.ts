import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { isEditor, previewRoutes } from './preview.ts';

const SECRET = 'a secret of sixteen';
async function site(production = false) {
  const app = Fastify();
  await app.register(previewRoutes, { secret: SECRET, production });
  app.get('/who', async (request) => ({ editor: isEditor(SECRET)(request) }));
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

  it('is remembered in production by a cookie that goes by https alone', async () => {
    const answer = await (await site(true)).inject(`/preview-mode?secret=${encodeURIComponent(SECRET)}`);
    expect(answer.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
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
    expect(String(answer.headers['set-cookie'])).toMatch(/^skein_preview=; .*Max-Age=0/);
  });
});
