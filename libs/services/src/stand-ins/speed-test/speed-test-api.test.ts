import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DOWNLOAD_MAX_BYTES, TRAFFIC_LIMITS, UPLOAD_MAX_BYTES } from './speed-test.constants.ts';
import { speedTestApi, type SpeedTestOptions } from './speed-test-api.ts';

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function serve(options: Partial<SpeedTestOptions> = {}): Promise<FastifyInstance> {
  app = Fastify({ bodyLimit: 1024 });
  await app.register(speedTestApi, { provider: 'Acme & Sons', now: () => 0, ...options });
  return app;
}
const limited = (changes: Partial<typeof TRAFFIC_LIMITS>) =>
  serve({ limits: { ...TRAFFIC_LIMITS, ...changes } });

describe('the page', () => {
  it.each([
    ['/speed-test/', 'en', 'Start the test'],
    ['/speed-test/?lang=en', 'en', 'Start the test'],
    ['/speed-test/?lang=es', 'es', 'Empezar la prueba'],
    ['/speed-test/?lang=es-US', 'es', 'Empezar la prueba'],
    ['/speed-test/?lang=tlh', 'en', 'Start the test'],
    ['/speed-test/?lang=es&lang=en', 'en', 'Start the test'],
  ])('%s is in %s', async (url, language, button) => {
    const { statusCode, headers, body } = await (await serve()).inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(button);
    expect(body).toMatch(/<noscript>/u);
    expect(body).toMatch(/role="status" aria-live="polite"/u);
  });

  it('runs nothing but its own files, and only this site may frame it', async () => {
    const { headers, body } = await (await serve()).inject('/speed-test/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|\*/u);
    expect(body).not.toMatch(/ style=| on\w+="|https?:\/\//u);
    const [style = ''] = /(?<=<style>)[^]*?(?=<\/style>)/u.exec(body) ?? [];
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(body).not.toMatch(/<script(?! src="page-[\da-f]+\.js" defer><\/script>)/u);
  });

  it('has its styles in itself, and asks for its fonts at once, so that nothing moves when they come', async () => {
    const { body } = await (await serve()).inject('/speed-test/');
    const preloaded = [...body.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/gu)];
    const used = [...body.matchAll(/url\("([^"]+)"\)/gu)];
    const names = (matches: readonly RegExpMatchArray[]) => matches.map(([, name]) => name).toSorted();
    expect(names(preloaded)).toHaveLength(2);
    expect(names(preloaded)).toEqual(names(used));
    expect(body).not.toContain('rel="stylesheet"');
  });

  it('brings its script and its fonts, for good', async () => {
    const server = await serve();
    const { body } = await server.inject('/speed-test/');
    const names = new Set([...body.matchAll(/(?:href|src)="([^"]+)"/gu)].map(([, name]) => name));
    expect(names.size).toBe(3);
    for (const name of names) {
      const { statusCode, headers } = await server.inject(`/speed-test/${name}`);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toMatch(/immutable/u);
      expect(headers['content-type']).toMatch(/^(text\/javascript; charset=utf-8|font\/woff2)$/u);
      expect(headers['access-control-allow-origin']).toBe('*');
    }
  });

  it.each([
    ['/speed-test', '/speed-test/'],
    ['/speed-test?lang=es', '/speed-test/?lang=es'],
    ['/intl/es/speed-test', '/speed-test/?lang=es'],
    ['/intl/es/speed-test/', '/speed-test/?lang=es'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await (await serve()).inject(url);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(location);
  });
});

describe('a download', () => {
  it.each([1, 65_536, 65_537, 3_000_000])(
    'of %d bytes is exactly that, and cannot be compressed',
    async (bytes) => {
      const { statusCode, headers, rawPayload } = await (
        await serve()
      ).inject(`/speed-test/download?bytes=${bytes}`);
      expect(statusCode).toBe(200);
      expect(rawPayload).toHaveLength(bytes);
      expect(headers).toMatchObject({
        'content-length': String(bytes),
        'content-type': 'application/octet-stream',
        'cache-control': 'no-store, no-transform',
        // The page is sandboxed: it has no origin that could be named.
        'access-control-allow-origin': '*',
      });
      expect(gzipSync(rawPayload).length).toBeGreaterThan(bytes * 0.99);
    },
  );

  it.each([
    '',
    '?bytes=',
    '?bytes=0',
    '?bytes=-1',
    '?bytes=1.5',
    '?bytes=1e3',
    '?bytes=NaN',
    '?bytes=1&bytes=2',
    `?bytes=${DOWNLOAD_MAX_BYTES + 1}`,
  ])('with the size %j is refused with a sentence', async (query) => {
    const answer = await (await serve()).inject(`/speed-test/download${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: { code: 'bad_size', message: expect.stringContaining('bytes') } });
  });

  it('is over for now once an address has had its share, and says when to come back', async () => {
    const server = await limited({ bytesPerMinute: 1000 });
    expect((await server.inject('/speed-test/download?bytes=800')).statusCode).toBe(200);
    const refused = await server.inject('/speed-test/download?bytes=300');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'access-control-allow-origin': '*' });
    expect(refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  });

  it('frees its place when it is through', async () => {
    const server = await limited({ transfersPerAddress: 1 });
    for (let turn = 0; turn < 3; turn += 1)
      expect((await server.inject('/speed-test/download?bytes=100000')).statusCode).toBe(200);
  });
});

describe('transfers at the same time', () => {
  const download = (server: FastifyInstance, remoteAddress: string) =>
    server.inject({ url: '/speed-test/download?bytes=25000000', remoteAddress, payloadAsStream: true });

  it('are those of a network, however many addresses it has', async () => {
    const server = await serve();
    const own = (n: number) => download(server, `2001:db8:0:1${n}::1`);
    const open = await Promise.all(Array.from({ length: 8 }, (_, n) => own(10 + n)));
    expect(open.map(({ statusCode }) => statusCode)).toEqual(open.map(() => 200));
    expect((await own(18)).statusCode).toBe(429);
    const foreign = await download(server, '2001:db8:0:200::1');
    expect(foreign.statusCode).toBe(200);
    for (const { stream } of [...open, foreign]) stream().destroy();
  });

  it.each([
    ['a download of somebody who stops reading', 'GET', 'download?bytes=25000000'],
    ['an upload of somebody who stops sending', 'POST', 'upload'],
  ])('end after a while: %s', async (_, method, path) => {
    const server = await limited({ transfersPerAddress: 1 });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const another = async () => (await server.inject('/speed-test/download?bytes=1')).statusCode;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const asking = httpRequest(`${address}/speed-test/${path}`, { method });
    onTestFinished(() => void asking.destroy());
    asking.on('error', () => undefined).on('response', () => undefined);
    asking.flushHeaders();
    const [socket] = await once(server.server, 'connection');
    await vi.waitFor(async () => expect(await another()).toBe(429));
    vi.advanceTimersByTime(TRAFFIC_LIMITS.transferMs);
    expect([await another(), socket.destroyed]).toEqual([200, true]);
  });
});

describe('an upload', () => {
  const upload = (server: FastifyInstance, payload: Buffer, headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url: '/speed-test/upload', payload, headers });

  it.each([
    ['without a type, as the page sends it', {}],
    ['of bytes', { 'content-type': 'application/octet-stream' }],
    ['that calls itself JSON', { 'content-type': 'application/json' }],
    ['that calls itself text', { 'content-type': 'text/plain' }],
  ])('%s is counted and forgotten, beyond the limit of the server for other bodies', async (_, headers) => {
    const answer = await upload(await serve(), Buffer.alloc(500_000), headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ received: 500_000 });
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('of nothing is nothing', async () => {
    expect((await upload(await serve(), Buffer.alloc(0))).json()).toEqual({ received: 0 });
  });

  it('that says it is too large is refused', async () => {
    const answer = await upload(await serve(), Buffer.alloc(10), {
      'content-length': String(UPLOAD_MAX_BYTES + 1),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: { code: 'too_large' } });
  });

  it('that grows too large without saying so is cut off with an answer', async () => {
    const server = await serve();
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const sending = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/speed-test/upload' });
    // The server may hang up while there is more to send: that is what is tested.
    sending.on('error', () => undefined);
    const chunk = Buffer.alloc(1024 * 1024);
    for (let sent = 0; sent <= UPLOAD_MAX_BYTES; sent += chunk.length) sending.write(chunk);
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    sending.destroy();
  });

  it('counts towards the share of the address', async () => {
    const server = await limited({ bytesPerMinute: 1000 });
    expect((await upload(server, Buffer.alloc(900))).statusCode).toBe(200);
    expect((await upload(server, Buffer.alloc(200))).statusCode).toBe(429);
  });
});

describe('a ping', () => {
  it('is as short as an answer can be, and never kept', async () => {
    const { statusCode, headers, body } = await (await serve()).inject('/speed-test/ping?turn=1');
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers['cache-control']).toContain('no-store');
  });

  it('too many are refused', async () => {
    const server = await limited({ requestsPerMinute: 1 });
    expect((await server.inject('/speed-test/ping')).statusCode).toBe(204);
    expect((await server.inject('/speed-test/ping')).statusCode).toBe(429);
  });
});

describe('the rest of the server', () => {
  it('keeps its own way with bodies', async () => {
    const server = await serve();
    server.post('/elsewhere', (request) => ({ kind: typeof request.body }));
    const answer = await server.inject({ method: 'POST', url: '/elsewhere', payload: { a: 1 } });
    expect(answer.json()).toEqual({ kind: 'object' });
  });
});
