import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentServer } from '../fixtures/fixtures.ts';
import type { ImageServer } from '../fixtures/image-server.ts';
import { imageServer } from '../fixtures/image-server.ts';
import { imagesApi } from './images-api.ts';

let images: ImageServer;
beforeAll(async () => {
  images = await imageServer();
});
afterAll(() => images.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  images.app.inject({ url: `/assets/${address}`, headers });

describe('an original', () => {
  it.each([
    'text/javascript',
    'application/javascript; charset=utf-8',
    'application/x-ecmascript',
    'image/png,text/javascript',
    'text/css',
    'application/wasm',
  ])('of the type %s is handed out as bytes, which no page of ours runs', async (contentType) => {
    const own = await imageServer({
      assetFile: () => ({ path: path.join(images.folder, 'page.html'), contentType }),
    });
    const { headers } = await own.app.inject({ url: '/assets/a1/page.html' });
    await own.close();
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
  });

  it('comes whole or in ranges', async () => {
    const whole = await get('a1/film.mp4');
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': '1000',
    });
    const part = await get('a1/film.mp4', { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 100-199/1000');
    expect(part.rawPayload).toHaveLength(100);
    expect((await get('a1/film.mp4', { range: 'bytes=5000-' })).statusCode).toBe(416);
    expect((await get('a1/film.mp4', { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
  });

  it.each([
    ['film.mp4', 'video/mp4', '1000'],
    ['film.webm', 'video/webm', '900'],
  ])('of a film answers the two bytes that Safari asks for first: %s', async (name, type, size) => {
    const probe = await get(`a1/${name}`, { range: 'bytes=0-1' });
    expect(probe.statusCode).toBe(206);
    expect(probe.headers).toMatchObject({
      'content-type': type,
      'content-range': `bytes 0-1/${size}`,
      'content-length': '2',
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
    });
    expect(probe.headers).not.toHaveProperty('content-disposition');
  });

  it('of captions is text that a page may read', async () => {
    const { statusCode, headers, body } = await get('a1/film.vtt');
    expect([statusCode, body.slice(0, 6)]).toEqual([200, 'WEBVTT']);
    expect(headers['content-type']).toMatch(/^text\/vtt(?:; charset=utf-8)?$/);
    expect(headers).not.toHaveProperty('content-disposition');
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('that could run is handed over as a download', async () => {
    expect((await get('a1/page.html')).headers).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect((await get('a1/t.pdf')).headers).not.toHaveProperty('content-security-policy');
  });

  it('may have a name that begins with a dot', async () => {
    expect((await get('a1/.hidden.png')).statusCode).toBe(200);
  });
});

describe('refused', () => {
  it.each([
    ['a1/p.png?w=4001', 400],
    ['a1/p.png?w=0', 400],
    ['a1/p.png?fit=stretch', 400],
    ['a1/p.jpg?fl=png8', 400],
    ['a1/film.mp4?w=100', 422],
    ['a1/t.pdf?fm=png', 422],
    ['a1/broken.png?w=10', 422],
    ['a1/bomb.svg?fm=png', 422],
    ['a1/nothing.png', 404],
    ['a2/p.png', 404],
    ['a1/gone.png', 404],
    ['a1/a%20folder.png', 404],
    ['a1/', 404],
    ['a1/../../etc/passwd', 404],
    ['a1/..%2f..%2f..%2fetc%2fpasswd', 404],
    ['..%2f..%2fetc/passwd', 404],
    ['a1/p.png%00.jpg', 404],
    ['a1/link', 404],
    ['a1/%E0%A4%A', 400],
    [`a1/${'x'.repeat(8000)}.png`, 404],
    [`a1/p.png?w=${'9'.repeat(8000)}`, 400],
  ])('%.60s', async (address, status) => {
    const answer = await get(address);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d|skein-images/u);
  });

  it('in the vendor’s envelope, and not kept by any cache', async () => {
    const answer = await get('a1/p.png?w=4001&q=0');
    expect(answer.json()).toMatchObject({
      sys: { type: 'Error', id: 'BadRequest' },
      details: { errors: [{ name: 'w' }, { name: 'q' }] },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('with the content API', () => {
  it('serves the files of assets under the address that is delivered', async () => {
    const server = await contentServer('travelBlog');
    await server.register(imagesApi, { dataDir: path.join(images.folder, 'other') });
    const headers = { authorization: 'Bearer demo-delivery' };
    const { items } = (
      await server.inject({ url: '/cdn/spaces/tr4v3lbl0g/assets?mimetype_group=image', headers })
    ).json();
    for (const { fields } of items) {
      const answer = await server.inject(new URL(`http:${fields.file.url}`).pathname);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, fields.file.contentType]);
    }
    expect((await server.inject('/assets/asset-cover/cover.png?w=60&fm=webp')).headers['content-type']).toBe(
      'image/webp',
    );
    expect((await server.inject('/assets/asset-guide/guide.pdf')).statusCode).toBe(404);
    await server.close();
  });

  it('is needed, or something in its place', async () => {
    const server = Fastify({ logger: false });
    await expect(server.register(imagesApi, { dataDir: images.folder })).rejects.toThrow('assetFile');
  });
});
