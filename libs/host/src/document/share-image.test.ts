import { describe, expect, it } from 'vitest';
import type { LoadedPage } from '@skein/cms-client/serve';
import { shareImage } from './share-image.ts';

const drawing = { url: '/assets/a/1/a.svg', width: 160, height: 90, alt: 'A', contentType: 'image/svg+xml' };
const photo = {
  url: 'https://images.example/p.jpg?v=1',
  width: 2400,
  height: 1600,
  alt: 'P',
  contentType: 'image/jpeg',
};
const block = (props: object) => ({ id: 'b', type: 'gfHero', props });

const shared = (page: object) =>
  shareImage(
    {
      page: { title: 'Plans', blocks: [], ...page },
      site: { title: 'Skein Fiber' },
    } as unknown as LoadedPage,
    'https://skein.example',
    '/brand.png',
  );

describe('the picture that stands for a page', () => {
  it('is the one that editors chose, before any on the page', () => {
    const { url } = shared({ image: photo, blocks: [block({ image: drawing })] });
    expect(url).toBe('https://images.example/p.jpg?v=1&w=1200&h=630&fit=fill&q=80&fm=jpg');
  });

  it('is else the first on the page that can be one', () => {
    const { url } = shared({
      blocks: [block({}), block({ image: 'x' }), block({ image: drawing }), block({ image: photo })],
    });
    expect(url).toBe('https://skein.example/assets/a/1/a.svg?w=1200&h=630&fit=fill&q=80&fm=jpg');
  });

  it.each([
    ['a thumbnail', { ...photo, width: 599, height: 599 }],
    ['a strip', { ...photo, width: 2000, height: 60 }],
    ['a picture inside the page', { ...photo, url: 'data:image/png;base64,AA' }],
  ])('is the brand’s rather than %s', (_, image) => {
    expect(shared({ image })).toEqual({
      url: 'https://skein.example/brand.png',
      type: 'image/png',
      width: 1200,
      height: 630,
      alt: 'Skein Fiber',
    });
  });

  it.each([
    [drawing, 1200, 630],
    [photo, 1200, 630],
    [{ ...photo, width: 1200, height: 630 }, 1200, 630],
    [{ ...photo, width: 800, height: 800 }, 800, 420],
    [{ ...photo, width: 3000, height: 400 }, 762, 400],
  ])('says the size that comes back: of %o %i × %i', (image, width, height) => {
    expect(shared({ image })).toMatchObject({ width, height });
  });

  const square = { ...photo, width: 1600, height: 1600 };
  const within = (top: number, bottom: number) => ({
    ...square,
    safe: { left: 0.1, right: 0.9, top, bottom },
  });

  it.each([
    ['the top', within(0.02, 0.5), '&f=top'],
    ['the bottom', within(0.6, 0.98), '&f=bottom'],
    ['the middle', within(0.3, 0.7), ''],
  ])('keeps a safe area at %s', (_, image, focus) => {
    expect(shared({ image }).url).toContain(`&fit=fill${focus}&q=80`);
  });

  it('is the one that an editor chose, although every crop cuts its safe area', () => {
    expect(shared({ image: within(0.02, 0.98) }).url).toContain('/p.jpg?v=1&w=1200&h=630&fit=fill&q=80');
  });

  it('is another one where every crop would cut the safe area', () => {
    const tall = block({ image: within(0.02, 0.98) });
    expect(shared({ blocks: [tall, block({ image: photo })] }).url).toContain(
      '/p.jpg?v=1&w=1200&h=630&fit=fill&q=80',
    );
    expect(shared({ blocks: [tall] }).url).toBe('https://skein.example/brand.png');
  });

  it('is described by the title of the page where it is decoration there', () => {
    expect(shared({ image: { ...photo, alt: '' } }).alt).toBe('Plans');
  });
});
