import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ImageServer } from '../fixtures/image-server.ts';
import { fileRevision } from '../export/file-revision.ts';
import type { ImageParams } from './image-params.ts';
import { imageServer, SVG } from '../fixtures/image-server.ts';
import { transformImage } from './transform-image.ts';

let server: ImageServer;
const transform = vi.fn(async (file: string, params: ImageParams) =>
  transformImage(await readFile(file), params),
);
beforeAll(async () => {
  server = await imageServer({ transform });
});
afterAll(() => server.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/assets/${address}`, headers });

async function picture(address: string) {
  const answer = await get(address);
  expect(answer.statusCode).toBe(200);
  const { width, height, format, pages, hasAlpha } = await sharp(answer.rawPayload, {
    animated: true,
  }).metadata();
  return {
    width,
    height,
    format,
    pages,
    hasAlpha,
    type: answer.headers['content-type'],
    data: answer.rawPayload,
  };
}

async function pixel(data: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(data).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

/** A GIF of 17 frames, each of 2000 × 2000 px. */
const LARGE_GIF = Buffer.from(
  `474946383961d007d00780000000ff00ffffff${'2c0000000001000100000202440100'.repeat(17)}3b`,
  'hex',
);

/** Whether a color is white or almost white. JPEG changes white slightly beside another color. */
function isNearlyWhite(values: readonly number[]): boolean {
  return values.every((value) => value > 240);
}

describe('a transformed image', () => {
  it.each([
    ['w=100', { width: 100, height: 50, format: 'png', type: 'image/png' }],
    ['h=10&fm=webp', { width: 20, height: 10, format: 'webp', type: 'image/webp' }],
    ['w=50&fm=jpg&q=50&fl=progressive', { width: 50, height: 25, format: 'jpeg', type: 'image/jpeg' }],
    ['w=20&fm=avif', { width: 20, height: 10, format: 'heif', type: 'image/avif' }],
    ['w=20&fm=gif', { width: 20, height: 10, format: 'gif', type: 'image/gif' }],
    ['fl=png8', { width: 200, height: 100, format: 'png' }],
    ['w=500', { width: 200, height: 100 }],
    ['w=50&h=50&fit=pad', { width: 50, height: 50 }],
    ['w=50&h=50&fit=fill', { width: 50, height: 50 }],
    ['w=50&h=50&fit=thumb', { width: 50, height: 50 }],
    ['w=50&h=50&fit=crop&f=face', { width: 50, height: 50 }],
    ['w=300&h=30&fit=scale', { width: 300, height: 30 }],
    ['w=300&h=300&fit=fill', { width: 100, height: 100 }],
    ['w=50&h=50', { width: 50, height: 25 }],
  ])('by %s is as it should be', async (query, expected) => {
    expect(await picture(`a1/p.png?${query}`)).toMatchObject(expected);
  });

  it.each([
    ['left', [255, 0, 0, 255]],
    ['right', [0, 0, 255, 255]],
    ['top_right', [0, 0, 255, 255]],
  ])('cropped or filled at the %s shows that side', async (focus, color) => {
    for (const fit of ['crop', 'fill']) {
      const { data } = await picture(`a1/p.png?w=50&h=50&fit=${fit}&f=${focus}`);
      expect(await pixel(data, 25, 25)).toEqual(color);
    }
  });

  it('is padded with the background, which is clear where the format can be and white where it cannot', async () => {
    expect(await pixel((await picture('a1/p.png?w=50&h=50&fit=pad&bg=rgb:00ff00')).data, 25, 2)).toEqual([
      0, 255, 0, 255,
    ]);
    expect(await pixel((await picture('a1/p.png?w=50&h=50&fit=pad')).data, 25, 2)).toEqual([0, 0, 0, 0]);
    expect(isNearlyWhite(await pixel((await picture('a1/p.png?w=50&h=50&fit=pad&fm=jpg')).data, 25, 2))).toBe(
      true,
    );
    expect(await pixel((await picture('a1/clear.png?fm=jpg&w=5')).data, 2, 2)).toEqual([255, 255, 255, 255]);
  });

  it('has round corners', async () => {
    const round = await picture('a1/p.png?r=max');
    expect([await pixel(round.data, 0, 0), await pixel(round.data, 100, 50)]).toEqual([
      [0, 0, 0, 0],
      expect.arrayContaining([255]),
    ]);
    expect(await pixel((await picture('a1/p.png?r=20&bg=rgb:00ff00')).data, 0, 0)).toEqual([0, 255, 0, 255]);
    expect(isNearlyWhite(await pixel((await picture('a1/p.png?r=20&fm=jpg')).data, 0, 0))).toBe(true);
  });

  it('goes on moving, and stands upright', async () => {
    expect(await picture('a1/moving.gif?w=10')).toMatchObject({ pages: 2, format: 'gif' });
    expect(await picture('a1/moving.gif?w=10&fm=webp')).toMatchObject({ pages: 2, format: 'webp' });
    expect((await picture('a1/moving.gif?w=10&fm=jpg')).format).toBe('jpeg');
    expect(await picture('a1/turned.jpg?w=50')).toMatchObject({ width: 50, height: 100 });
    expect(await picture('a1/turned.jpg?w=50&h=50&fit=crop')).toMatchObject({ width: 50, height: 50 });
  });

  it('of an animation with too many pixels shows the first frame', async () => {
    const { data } = await transformImage(LARGE_GIF, { width: 10 });
    const { width, pages } = await sharp(data, { animated: true }).metadata();
    expect([width, pages]).toEqual([10, 1]);
  });

  it.each(['fit=thumb', 'fit=fill&f=face', 'fit=fill&f=faces&fm=webp', 'fit=thumb&fm=avif'])(
    'of a moving one shows a frame where a face is looked for: %s',
    async (asked) => {
      expect(await picture(`a1/moving.gif?w=10&h=5&${asked}`)).toMatchObject({ width: 10, height: 5 });
    },
  );

  it('is made once for equal requests at a time, and then kept', async () => {
    transform.mockClear();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => get(`a1/p.jpg?w=77&v=${index}`)),
    );
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    await get('a1/p.jpg?w=77');
    expect(transform).toHaveBeenCalledTimes(1);
  });

  it('can be confirmed unchanged', async () => {
    const { headers } = await get('a1/p.png?w=10');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const again = await get('a1/p.png?w=10', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is kept for ever under an address that holds the revision of its file', async () => {
    const revision = fileRevision(path.join(server.folder, 'p.png'));
    for (const address of [`a1/${revision}/p.png?w=10`, `a1/${revision}/p.png`]) {
      const { statusCode, headers } = await get(address);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });

  it.each(['a1/0123456789abcdef/p.png', 'a1/0123456789abcdef/p.png?w=10'])(
    'is there under the address of another revision, but not for long: %s',
    async (address) => {
      const { statusCode, headers } = await get(address);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    },
  );

  it.each(['a1/p.png?v=3', 'a1/p.png?w=10&revision=3'])(
    'is not kept for ever on the word of a query: %s',
    async (address) => expect((await get(address)).headers['cache-control']).toBe('public, max-age=3600'),
  );

  it.each([
    'a1/0123456789abcde/p.png',
    'a1/0123456789ABCDEF/p.png',
    'a1/0123456789abcdef/',
    'a1/0123456789abcdef/none.png',
  ])('is not at an address that is none: %s', async (address) =>
    expect((await get(address)).statusCode).toBe(404),
  );

  it('answers HEAD without a body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/assets/a1/p.png?w=10' });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '', 'image/png']);
  });
});

describe('a drawing', () => {
  it.each(['', '?w=400', '?w=400&h=4&fit=scale'])(
    'passes as it is with "%s", and cannot run anything',
    async (query) => {
      const answer = await get(`a1/d.svg${query}`);
      expect(answer.body).toBe(SVG);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('becomes a picture when a format is asked for, as large as asked', async () => {
    const drawn = await picture('a1/d.svg?fm=png&w=400');
    expect(drawn).toMatchObject({ width: 400, height: 200, format: 'png' });
    expect(await pixel(drawn.data, 399, 199)).toEqual([0, 170, 0, 255]);
    expect(await picture('a1/d.svg?fm=webp')).toMatchObject({ width: 40, height: 20, format: 'webp' });
  });

  it('does not read other files', async () => {
    const { data } = await picture('a1/reader.svg?fm=png');
    expect(await pixel(data, 2, 5)).toEqual([0, 0, 0, 0]);
  });
});
