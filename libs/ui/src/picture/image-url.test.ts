// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageUrl, pictureSources, preloadLink, preloadLinks, type PictureRequest } from './image-url.ts';
import { IMAGE_MAX_EDGE_PX, imagePresets } from './picture.constants.ts';
import { drawing, entries, porch } from './pictures.test-support.ts';

it.each([
  { ...porch, url: '/moving.gif', contentType: 'image/gif' },
  { ...porch, url: '/moving.gif?v=1', contentType: undefined },
])('offers a picture that may move in no format that would stop it: $url', (image) => {
  expect(pictureSources(image).sources.map(({ type }) => type)).toEqual(['image/webp']);
  expect(preloadLink(image).type).toBe('image/webp');
});

it.each([
  { ...porch, url: '/moving.png', contentType: 'image/apng' },
  { ...porch, url: '/moving.apng?v=1', contentType: undefined },
])('sends a moving PNG as it is, since the image service knows its first frame alone: $url', (image) => {
  expect(pictureSources(image)).toMatchObject({ sources: [], src: image.url, srcSet: undefined });
});

describe('imageUrl', () => {
  it.each([
    [
      { width: 650, height: 400, fit: 'scale', quality: 50 },
      '//images.example/porch.jpg?w=650&h=400&fit=scale&q=50',
    ],
    [{ format: 'avif' }, '//images.example/porch.jpg?fm=avif'],
    [
      { width: 400, height: 800, fit: 'crop', focus: 'face' },
      '//images.example/porch.jpg?w=400&h=800&fit=crop&f=face',
    ],
    [{}, '//images.example/porch.jpg'],
  ] as const)('with %j is %s', (params, expected) => {
    expect(imageUrl(porch, params)).toBe(expected);
  });

  it('keeps what the address already asks for, and wins where both say something', () => {
    expect(imageUrl({ url: '/a.png?r=8&w=9#x' }, { width: 20 })).toBe('/a.png?r=8&w=20#x');
  });

  it('asks for whole pixels between 1 and what the service can make', () => {
    fc.assert(
      fc.property(fc.double({ min: -10, max: 20_000, noNaN: true }), (width) => {
        const asked = Number(new URL(imageUrl(porch, { width }), 'https://x.example').searchParams.get('w'));
        return Number.isInteger(asked) && asked >= 1 && asked <= IMAGE_MAX_EDGE_PX;
      }),
    );
  });
});

describe('pictureSources', () => {
  it('offers AVIF before WebP before the image’s own format', () => {
    const { sources, srcSet } = pictureSources(porch);
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(entries(sources[0]?.srcSet).every(({ params }) => params['fm'] === 'avif')).toBe(true);
    expect(entries(srcSet).every(({ params }) => params['fm'] === undefined)).toBe(true);
  });

  it('leaves drawings as they are', () => {
    expect(pictureSources(drawing, { widths: [100] })).toMatchObject({
      sources: [],
      src: '/assets/map.svg',
      srcSet: undefined,
    });
  });

  it('knows a drawing by its name when nobody says what it is', () => {
    const { url, width, height, alt } = drawing;
    expect(pictureSources({ url, width, height, alt }).sources).toEqual([]);
  });

  it.each([
    ['bannerSmall', { w: '650', h: '400', fit: 'scale', q: '50' }],
    ['bannerMedium', { w: '850', h: '450', fit: 'scale', q: '50' }],
    ['bannerLarge', { w: '1050', h: '450', fit: 'scale', q: '50' }],
    ['bannerWide', { w: '1200', h: '550', fit: 'scale', q: '50' }],
    ['logo', { w: '150', h: '20', q: '100', fm: 'png' }],
    ['faceCrop', { w: '400', h: '800', fit: 'fill', f: 'face', q: '75' }],
  ] as const)('asks for the preset %s as agreed, and once more for dense screens', (preset, params) => {
    const [plain, dense] = entries(pictureSources(porch, { preset: imagePresets[preset] }).srcSet);
    expect(plain?.params).toEqual(params);
    expect(Number(dense?.params['w'])).toBe(2 * Number(params.w));
    expect(Number(dense?.params['h'])).toBe(2 * Number(params.h));
  });

  it('reserves the room that a logo takes inside its box', () => {
    const wide = { ...porch, width: 600, height: 120 };
    expect(pictureSources(wide, { preset: imagePresets.logo })).toMatchObject({ width: 100, height: 20 });
  });

  it('crops to the ratio asked for', () => {
    const { width, height, srcSet } = pictureSources(porch, { aspect: 1, widths: [300] });
    expect([width, height]).toEqual([2400, 2400]);
    expect(entries(srcSet)).toEqual([{ width: 300, params: { w: '300', h: '300', fit: 'fill', q: '75' } }]);
  });

  it('offers an image smaller than every width at its own size', () => {
    expect(
      entries(pictureSources({ ...porch, width: 200, height: 100 }).srcSet).map(({ width }) => width),
    ).toEqual([200]);
  });

  it('never offers more than there is, nothing twice, and the smallest first', () => {
    const request: fc.Arbitrary<PictureRequest> = fc.record({
      widths: fc.option(fc.array(fc.integer({ min: 1, max: 6000 })), { nil: undefined }),
      aspect: fc.option(fc.double({ min: 0.2, max: 5, noNaN: true }), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        request,
        fc.integer({ min: 1, max: 6000 }),
        fc.integer({ min: 1, max: 6000 }),
        (wish, width, height) => {
          const widths = entries(pictureSources({ ...porch, width, height }, wish).srcSet).map(
            (entry) => entry.width,
          );
          expect(widths.every((value) => value <= Math.min(width, IMAGE_MAX_EDGE_PX))).toBe(true);
          expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
        },
      ),
    );
  });

  it('uses the fit that a caller prefers over that of the preset', () => {
    const preset = imagePresets.bannerSmall;
    expect(entries(pictureSources(porch, { preset, fit: 'fill' }).srcSet)[0]?.params['fit']).toBe('fill');
  });
});

describe('preloadLink', () => {
  it('names the same AVIF renditions as the picture', () => {
    const request = { widths: [640, 1280], sizes: '50vw' };
    expect(preloadLink(porch, request)).toMatchObject({
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imageSrcSet: pictureSources(porch, request).sources[0]?.srcSet,
      imageSizes: '50vw',
      fetchPriority: 'high',
    });
  });

  it('names a drawing by its address alone', () => {
    expect(preloadLink(drawing)).toEqual({
      rel: 'preload',
      as: 'image',
      href: '/assets/map.svg',
      fetchPriority: 'high',
    });
  });

  it('lets each screen load only the picture that it shows', () => {
    const tall = { ...drawing, url: '/assets/tall.svg' };
    const links = preloadLinks(porch, {}, [{ image: tall, media: '(max-width: 40rem)' }]);
    expect(links.map(({ href, media }) => [href, media])).toEqual([
      ['/assets/tall.svg', '(max-width: 40rem)'],
      [preloadLink(porch).href, 'not all and (max-width: 40rem)'],
    ]);
  });
});
