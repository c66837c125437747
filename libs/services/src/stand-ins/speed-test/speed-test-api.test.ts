import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { unlimited, type RateLimiter } from '@skein/http/rate-limit';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { speedTestApi } from './speed-test-api.ts';

async function serve(limiter = unlimited) {
  const app = Fastify({ bodyLimit: 1024 });
  onTestFinished(() => app.close());
  await app.register(speedTestApi, { provider: 'Acme & Sons', limiter });
  return app;
}

it.each([
  ['/speed-test/', 'en', 'Start the test'],
  ['/speed-test/?lang=es-US', 'es', 'Empezar la prueba'],
])('the page %s is in %s, and nothing but its own files run in it', async (url, language, button) => {
  const app = await serve();
  const { headers, body } = await app.inject(url);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`${button}</button>`);
  expect(body).toContain('– Acme &amp; Sons</title>');
  expect(body).not.toMatch(/ style=| on\w+="|https?:\/\/|<script(?! src="page-)/u);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/u);
  const [css, script, ...others] = [...body.matchAll(/(?:href|src)="(page-[^"]+)"/gu)].map(
    ([, name]) => name,
  );
  expect(others).toEqual([]);
  expect((await app.inject(`/speed-test/${css}`)).body).toContain('data:font/woff2');
  // The name of the engine, which the page loads when a visitor starts the test.
  const [, engine] = /engine&quot;:&quot;(page-[^&]+)&quot;/u.exec(body) ?? [];
  for (const name of [script, engine]) {
    const { headers: kept, body: code } = await app.inject(`/speed-test/${name}`);
    expect(kept['cache-control']).toContain('immutable');
    // `Script` throws for code that is still a module.
    expect(new Script(code)).toBeDefined();
  }
});

it.each(['/speed-test?lang=es', '/intl/es/speed-test'])('%s leads to the page in Spanish', async (url) => {
  expect((await (await serve()).inject(url)).headers.location).toBe('/speed-test/?lang=es');
});

it.each([0, 1, 65_537, 3_000_000])('a download of %d bytes has that size, compressed too', async (bytes) => {
  const answer = await (await serve()).inject(`/speed-test/download?bytes=${bytes}`);
  expect(answer.rawPayload).toHaveLength(bytes);
  expect(gzipSync(answer.rawPayload).length).toBeGreaterThan(bytes * 0.99);
  expect(answer.headers['cache-control']).toBe('no-store, no-transform');
});

it.each(['', '?bytes=-1', '?bytes=1e3', '?bytes=1&bytes=2', '?bytes=25000001'])(
  'a download with the size %j is refused with a sentence',
  async (query) => {
    const answer = await (await serve()).inject(`/speed-test/download${query}`);
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, expect.stringMatching(/\.$/u)]);
  },
);

it('an upload is read whole beyond the limit for other bodies, and refused when it is too large', async () => {
  const app = await serve();
  const statusOf = async (bytes: number, headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/speed-test/upload', payload: 'x'.repeat(bytes), headers }))
      .statusCode;
  expect(await statusOf(500_000, { 'content-type': 'text/plain;charset=UTF-8' })).toBe(204);
  expect(await statusOf(500_000, { 'content-type': 'application/json' })).toBe(204);
  expect(await statusOf(10, { 'content-length': '8000001' })).toBe(400);
});

it('large requests have a limit of their own, and a network is told when to come back', async () => {
  const take: RateLimiter['take'] = async ({ name }) => (name === 'speed-test-large' ? 42 : 0);
  const app = await serve({ ...unlimited, take });
  expect((await app.inject('/speed-test/download?bytes=1000000')).statusCode).toBe(200);
  const { statusCode, headers } = await app.inject('/speed-test/download?bytes=1000001');
  expect([statusCode, headers['retry-after']]).toEqual([429, '42']);
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

it.each([
  ['GET', 'download?bytes=25000000'],
  ['POST', 'upload'],
])('a visitor who leaves during the count of a %s takes no place', async (method, path) => {
  const counted = Promise.withResolvers<number>();
  const app = await serve({ ...unlimited, take: () => counted.promise });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = method === 'POST' ? { 'content-length': '8000000' } : {};
  for (let left = 0; left < 8; left += 1) {
    const asking = httpRequest(`${address}/speed-test/${path}`, { method, headers, agent: false });
    asking.on('error', () => undefined).flushHeaders();
    const [, response] = await once(app.server, 'request');
    asking.destroy();
    await once(response, 'close');
  }
  counted.resolve(0);
  expect((await app.inject('/speed-test/download?bytes=1')).statusCode).toBe(200);
});
