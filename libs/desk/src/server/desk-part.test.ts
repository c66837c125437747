import { partContext } from '@skein/http/testing';
import Fastify from 'fastify';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { desk } from './desk-part.ts';

const folder = mkdtempDisposableSync(join(tmpdir(), 'desk-screen-'));
writeFileSync(join(folder.path, 'desk.js'), '// the screen');
afterAll(() => folder.remove());

const SECRET = 'a secret of sixteen';

async function site(settings = {}) {
  const part = desk({ screen: folder.path })(
    partContext({ settings: { previewSecret: SECRET, ...settings } }),
  );
  const app = Fastify();
  app.get<{ Querystring: { secret?: string } }>('/preview-mode', async ({ query }, reply) =>
    query.secret === SECRET
      ? reply.code(303).header('set-cookie', 'preview=1').send()
      : reply.code(403).send(),
  );
  if (part.services)
    await app.register(
      (scope) => part.services?.(scope, { reservedPaths: ['/metrics'] }) ?? Promise.resolve(),
    );
  return {
    part,
    get: (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
      app.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress }),
  };
}

describe('the desk', () => {
  it('names its path, which no page can have', async () => {
    expect((await site()).part.paths?.prefixes).toEqual(['/desk']);
  });

  it('is served to this machine, with a preview, and to no frame', async () => {
    const answer = await (await site()).get('/desk?path=/plans');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': 'preview=1' });
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.body).toContain('/cma/spaces/skein/environments/master');
    expect(answer.body).toContain('&quot;reserved&quot;:[&quot;/metrics&quot;]');
    expect((await (await site()).get('/desk/desk.js')).body).toBe('// the screen');
  });

  it.each([
    ['another machine', {}, '203.0.113.7'],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }, undefined],
    ['a foreign name that leads to this machine', { host: 'evil.example:3000' }, undefined],
    ['a name that only begins as its own', { host: 'localhost.evil.example' }, undefined],
    ['a page of another site', { origin: 'https://evil.example' }, undefined],
    ['a page of another server on this machine', { origin: 'http://localhost:4000' }, undefined],
    [
      'a script tag of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      undefined,
    ],
  ])('does not exist for %s', async (_, headers, remoteAddress) => {
    for (const url of ['/desk', '/desk/desk.js']) {
      const answer = await (await site()).get(url, headers, remoteAddress);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('demo-management');
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each([
    ['in production', { production: true }],
    ['with services elsewhere', { servicesUrl: 'http://localhost:3001' }],
    ['with a CMS elsewhere', { content: { ...partContext().settings.content, host: 'cdn.contentful.com' } }],
  ])('is nothing %s', async (_, settings) => {
    const { part, get } = await site(settings);
    expect(part).toEqual({});
    expect((await get('/desk')).statusCode).toBe(404);
  });
});
