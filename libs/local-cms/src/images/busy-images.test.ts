import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ImageServer } from '../fixtures/image-server.ts';
import { imageServer } from '../fixtures/image-server.ts';
import { CostlyPictureError, type Transform } from './image-workers.ts';

const PICTURE = { data: Buffer.from('picture'), format: 'webp' } as const;

/**
 * Starts an image service whose pictures are finished when the test decides so. Returns the current tasks.
 */
async function slowServer(options: { readonly waitLimitMs?: number } = {}) {
  const working: {
    readonly width: number | undefined;
    readonly signal: AbortSignal;
    finish(): void;
    fail(why: Error): void;
  }[] = [];
  const transform = vi.fn<Transform>(
    (_file, { width }, signal) =>
      new Promise((resolve, reject) => {
        working.push({ width, signal, finish: () => resolve(PICTURE), fail: reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  server = await imageServer({ transform, concurrency: 2, trustProxy: true, ...options });
  const get = (address: string, from = '203.0.113.7') =>
    server.app.inject({ url: `/assets/a1/${address}`, headers: { 'x-forwarded-for': from } });
  return { working, transform, get };
}
let server: ImageServer;
afterEach(() => server.close());

describe('an image service that is asked for much', () => {
  it('makes pictures for others while one network, or one drawing, has many made', async () => {
    const { working, get } = await slowServer();
    const all = [get('d.svg?fm=avif&w=200')];
    await vi.waitFor(() => expect(working).toHaveLength(1));
    all.push(...[300, 400].map((width) => get(`d.svg?fm=avif&w=${width}`)));
    all.push(get('d.svg?fm=avif&w=600', '198.51.100.1'), get('p.png?w=100', '203.0.113.7'));
    all.push(get('p.jpg?w=150', '198.51.100.2'));
    await vi.waitFor(() => expect(working.map(({ width }) => width)).toEqual([200, 150]));
    for (let index = 0; index < all.length; index++) {
      await vi.waitFor(() => expect(working.length).toBeGreaterThan(index));
      working[index]?.finish();
    }
    expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
  });

  it('turns a network away that has many in line, and nobody else', async () => {
    const { working, get } = await slowServer();
    const many = Array.from({ length: 215 }, (_, index) => get(`d.svg?fm=avif&w=4000&r=${index + 1}`));
    await vi.waitFor(() => expect(working).toHaveLength(1));
    const other = get('p.jpg?w=150', '2001:db8:0:100::1');
    await vi.waitFor(() => expect(working).toHaveLength(2));
    working[1]?.finish();
    expect((await other).statusCode).toBe(200);
    await server.app.close();
    working[0]?.finish();
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 503)).toHaveLength(214);
  });

  it('makes few sizes, however many are asked for', async () => {
    const { working, transform, get } = await slowServer();
    const sizes = Array.from({ length: 40 }, (_, index) =>
      get(`d.svg?fm=avif&w=${3201 + index}&q=${51 + (index % 5)}`),
    );
    await vi.waitFor(() => expect(working).toHaveLength(1));
    working[0]?.finish();
    await Promise.all(sizes);
    expect(transform).toHaveBeenCalledTimes(1);
    expect(working[0]?.width).toBe(3600);
  });

  it('gives up a picture when nobody waits for it any more', async () => {
    const { working, get } = await slowServer();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const ask = (width: number) =>
      request({ port, host: '127.0.0.1', path: `/assets/a1/d.svg?fm=avif&w=${width}` })
        .on('error', () => undefined)
        .end();
    const first = ask(200);
    await vi.waitFor(() => expect(working).toHaveLength(1));
    const second = ask(300);
    await once(second, 'socket');
    for (const call of [second, first]) call.destroy();
    await vi.waitFor(() => expect(working[0]?.signal.aborted).toBe(true));
    const after = get('d.svg?fm=avif&w=400', '127.0.0.1');
    await vi.waitFor(() => expect(working.map(({ width }) => width)).toContain(400));
    working.at(-1)?.finish();
    expect((await after).statusCode).toBe(200);
  });

  it('puts off a picture that has waited too long, and goes on with the one that is made', async () => {
    const { working, get } = await slowServer({ waitLimitMs: 1 });
    const made = get('d.svg?fm=avif&w=200');
    await vi.waitFor(() => expect(working).toHaveLength(1));
    const { statusCode, headers } = await get('d.svg?fm=avif&w=300');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    working[0]?.finish();
    expect((await made).statusCode).toBe(200);
    expect(working).toHaveLength(1);
  });

  it('does not begin a picture again at once that costs too much', async () => {
    const { working, transform, get } = await slowServer();
    const endless = get('d.svg?fm=avif&w=4000');
    await vi.waitFor(() => expect(working).toHaveLength(1));
    working[0]?.fail(new CostlyPictureError());
    expect((await endless).statusCode).toBe(422);
    expect((await get('d.svg?fm=avif&w=3999')).statusCode).toBe(422);
    expect(transform).toHaveBeenCalledTimes(1);
  });

  it('gives up a picture for which the machine is too busy, and begins it again for the next who asks', async () => {
    const { working, get } = await slowServer();
    await server.app.ready();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const late = get('d.svg?fm=avif&w=4000');
      while (working.length === 0) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(30_000);
      const { statusCode, headers } = await late;
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    } finally {
      vi.useRealTimers();
    }
    expect(working[0]?.signal.aborted).toBe(true);
    const again = get('d.svg?fm=avif&w=4000');
    await vi.waitFor(() => expect(working).toHaveLength(2));
    working[1]?.finish();
    expect((await again).statusCode).toBe(200);
  });
});
