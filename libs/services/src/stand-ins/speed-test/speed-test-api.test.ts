import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { memoryCounters, rateLimiter, unlimited } from '@skein/http/rate-limit';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { speedTestApi } from './speed-test-api.ts';

async function serve(limiter = unlimited) {
  const app = Fastify({ bodyLimit: 1024 });
  onTestFinished(() => app.close());
  await app.register(speedTestApi, { provider: 'Acme & Sons', limiter });
  return app;
}

describe('the page', () => {
  it.each([
    ['/speed-test/', 'en', 'Start the test'],
    ['/speed-test/?lang=es-US', 'es', 'Empezar la prueba'],
    ['/speed-test/?lang=es&lang=en', 'en', 'Start the test'],
  ])('%s is in %s, and nothing but its own files run in it', async (url, language, button) => {
    const app = await serve();
    const { headers, body } = await app.inject(url);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`${button}</button>`);
    expect(body).toContain('– Acme &amp; Sons</title>');
    expect(body).not.toMatch(/ style=| on\w+="|https?:\/\/|<script(?! src="page-)/u);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/u);
    const names = [...body.matchAll(/(?:href|src)="([^"]+)"/gu)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    for (const name of names) {
      const file = await app.inject(`/speed-test/${name}`);
      expect(file.headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable') });
      // Parsing throws for a script that still is a module.
      if (name?.endsWith('.js')) expect(new Script(file.body)).toBeDefined();
    }
  });

  it.each([
    ['/speed-test?lang=es', '/speed-test/?lang=es'],
    ['/intl/es/speed-test', '/speed-test/?lang=es'],
  ])('%s leads to %s', async (url, location) => {
    expect((await (await serve()).inject(url)).headers).toMatchObject({ location });
  });
});

it.each([0, 1, 65_537, 3_000_000])(
  'a download of %d bytes is that, and cannot be compressed',
  async (bytes) => {
    const answer = await (await serve()).inject(`/speed-test/download?bytes=${bytes}`);
    expect(answer.rawPayload).toHaveLength(bytes);
    expect(gzipSync(answer.rawPayload).length).toBeGreaterThan(bytes * 0.99);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
    });
  },
);

it.each(['', '?bytes=-1', '?bytes=1e3', '?bytes=1&bytes=2', '?bytes=25000001'])(
  'a download with the size %j is refused with a sentence',
  async (query) => {
    const answer = await (await serve()).inject(`/speed-test/download${query}`);
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, expect.stringMatching(/\.$/u)]);
  },
);

it('an upload is read whole beyond the limit for other bodies, and refused when it is too large', async () => {
  const app = await serve();
  const upload = (bytes: number, headers = {}) =>
    app.inject({ method: 'POST', url: '/speed-test/upload', payload: 'x'.repeat(bytes), headers });
  for (const type of ['text/plain;charset=UTF-8', 'application/json'])
    expect((await upload(500_000, { 'content-type': type })).json()).toEqual({ received: 500_000 });
  expect((await upload(10, { 'content-length': '8000001' })).statusCode).toBe(400);
});

it('a network has its share of requests and of large ones a minute, and is told when to come back', async () => {
  const app = await serve(rateLimiter(memoryCounters(), () => 0));
  const statusOf = async (bytes: number) =>
    (await app.inject(`/speed-test/download?bytes=${bytes}`)).statusCode;
  for (let turn = 0; turn < 36; turn += 1) expect(await statusOf(1_000_001)).toBe(200);
  expect([await statusOf(1_000_001), await statusOf(1000)]).toEqual([429, 200]);
  for (let turn = 0; turn < 202; turn += 1) await statusOf(0);
  const refused = await app.inject('/speed-test/download?bytes=0');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
});

it.each([
  ['stops reading', 'GET', 'download?bytes=25000000'],
  ['stops sending', 'POST', 'upload'],
])('a network has eight transfers at a time, and one that %s is cut off', async (_, method, path) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await serve();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const another = async () => (await app.inject('/speed-test/download?bytes=1')).statusCode;
  for (let open = 0; open < 8; open += 1) {
    const headers = method === 'POST' ? { 'content-length': '8000000' } : {};
    const asking = httpRequest(`${address}/speed-test/${path}`, { method, headers, agent: false });
    onTestFinished(() => void asking.destroy());
    asking.on('error', () => undefined).on('response', () => undefined);
    asking.flushHeaders();
    await once(app.server, 'request');
  }
  await vi.waitFor(async () => expect(await another()).toBe(429));
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(async () => expect(await another()).toBe(200));
});
