import type { Arrivals } from '@skein/cms-client/serve';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { DRAWN, routesOf } from '../testing/routes-in-memory.test-support.ts';
import { freshPages } from './fresh-pages.ts';
import type { IsSecure } from './transport-security.ts';

const arrivals = ({ search }: { readonly search: string }) =>
  search.includes('utm_') ? `came=${search.slice(1)}; path=/` : undefined;

const PRIVATE = 'private, max-age=0, must-revalidate';
const render = async () => ({ ...DRAWN, html: '<p>Here</p>' });

describe('how a visitor came', () => {
  it('is remembered by the answer, which no shared cache keeps, and by no other', async () => {
    const { app } = await routesOf({ render }, { arrivals });
    const came = await app.inject('/?utm_source=news');
    expect(came.headers).toMatchObject({
      'set-cookie': 'came=utm_source=news; path=/',
      'cache-control': PRIVATE,
    });
    const plain = await app.inject('/');
    expect(plain.headers['set-cookie']).toBeUndefined();
    expect(plain.headers['cache-control']).toContain('public');
  });

  it('is remembered where the page has not changed, too', async () => {
    const { app } = await routesOf({ render }, { arrivals });
    const { etag } = (await app.inject('/')).headers;
    const again = await app.inject({ url: '/?utm_source=news', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject({
      'set-cookie': 'came=utm_source=news; path=/',
      'cache-control': PRIVATE,
    });
  });

  it('stays in the address of a page that has moved, which caches may keep', async () => {
    const { app } = await routesOf({ render }, { arrivals });
    const moved = await app.inject('/plans/?utm_source=news');
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/plans?utm_source=news']);
    expect(moved.headers['set-cookie']).toBeUndefined();
  });

  it('is remembered by a secure cookie where the site says that the visitor came over https', async () => {
    const cookie: Arrivals = ({ secure }) => `came=news${secure ? '; secure' : ''}`;
    const isSecure: IsSecure = ({ headers }) => headers['x-forwarded-proto'] === 'https, http';
    const { app } = await routesOf({ render }, { arrivals: cookie, isSecure });
    const headers = { 'x-forwarded-proto': 'https, http' };
    const [over, plain] = [await app.inject({ url: '/?a=1', headers }), await app.inject('/?a=1')];
    expect([over.headers['set-cookie'], plain.headers['set-cookie']]).toEqual([
      'came=news; secure',
      'came=news',
    ]);
  });

  it('is remembered of a page from memory, and the memory holds nothing of it', async () => {
    const { app, cache } = await routesOf({ render }, { arrivals });
    await app.inject('/');
    const fresh = freshPages({ cache, editorOf: undefined, isSecure: () => false, arrivals });
    const server = createServer((request, response) => void fresh(request, response));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [came, plain] = [await fetch(`${origin}/?utm_source=news`), await fetch(origin)];
    server.close();
    expect([came.headers.get('set-cookie'), came.headers.get('cache-control')]).toEqual([
      'came=utm_source=news; path=/',
      PRIVATE,
    ]);
    expect(plain.headers.get('set-cookie')).toBeNull();
    expect(plain.headers.get('cache-control')).toContain('public');
  });
});
