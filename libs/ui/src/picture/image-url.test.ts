// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageSource, PictureRequest } from './image-url.ts';
import { bannerPicture } from './banner-picture.ts';
import { imageUrl, pictureSources, preloadLink, preloadLinks } from './image-url.ts';
import { IMAGE_MAX_EDGE_PX, imagePresets } from './picture.constants.ts';

const porch: ImageSource = {
  url: '//images.example/porch.jpg',
  width: 2400,
  height: 1600,
  alt: 'A porch in the evening',
  contentType: 'image/jpeg',
};
const drawing: ImageSource = { ...porch, url: '/assets/map.svg', contentType: 'image/svg+xml' };

/** Parameters of one address of a srcset, and its width. */
function entries(srcSet: string | undefined): { width: number; params: Record<string, string> }[] {
  return (srcSet ?? '').split(', ').map((entry) => {
    const [url = '', descriptor = ''] = entry.split(' ');
    return {
      width: Number.parseInt(descriptor, 10),
      params: Object.fromEntries(new URL(url, 'https://site.example').searchParams),
    };
  });
}

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

describe('a banner', () => {
  const wide = { ...porch, width: 2400, height: 1100 };
  const first = ({ srcSet }: { srcSet: string | undefined }) => entries(srcSet)[0]?.params;
  /** The renditions of all screens, the widest last. */
  const renditions = (image: ImageSource, request?: PictureRequest) => {
    const { small, ...widest } = bannerPicture(image, request);
    return [...small, { image, media: 'else', request: widest }].map((one) => ({
      media: one.media,
      ...pictureSources(one.image, one.request),
    }));
  };

  it('comes in the rendition of each width of screen, and stretched nowhere but where nobody sees it', () => {
    const made = renditions(wide, { sizes: '90vw' });
    expect(made.map((one) => [one.media, first(one), one.sizes])).toEqual([
      ['(max-width: 650px)', { w: '650', h: '400', fit: 'fill', q: '50' }, '90vw'],
      ['(max-width: 850px)', { w: '850', h: '450', fit: 'fill', q: '50' }, '90vw'],
      ['(max-width: 1050px)', { w: '1050', h: '450', fit: 'fill', q: '50' }, '90vw'],
      ['else', { w: '1200', h: '550', fit: 'scale', q: '50' }, '90vw'],
    ]);
  });

  it('reserves the room of the rendition that is shown', () => {
    expect(renditions(porch).map(({ width, height }) => [width, height])).toEqual([
      [650, 400],
      [850, 450],
      [1050, 450],
      [1200, 550],
    ]);
  });

  it('with a safe area is cropped by nobody but the style', () => {
    const safe = { left: 0.7, top: 0.1, right: 0.9, bottom: 0.9 };
    expect(renditions({ ...wide, safe }).map((one) => [first(one), one.width, one.height])).toEqual([
      [{ w: '650', q: '50' }, 2400, 1100],
      [{ w: '850', q: '50' }, 2400, 1100],
      [{ w: '1050', q: '50' }, 2400, 1100],
      [{ w: '1200', h: '550', fit: 'scale', q: '50' }, 1200, 550],
    ]);
  });

  it('is not offered for dense screens beyond what there is', () => {
    const widest = renditions({ ...porch, width: 1500, height: 700 }).at(-1);
    expect(entries(widest?.srcSet).map(({ width }) => width)).toEqual([1200]);
  });

  it('that is a drawing is itself', () => {
    expect(bannerPicture(drawing, { sizes: '90vw' })).toEqual({ image: drawing, sizes: '90vw', small: [] });
  });

  it('lets what is meant for some screens go before', () => {
    const tall = { image: drawing, media: '(max-width: 30rem)' };
    expect(bannerPicture(wide, {}, [tall]).small.map(({ media }) => media)).toEqual([
      '(max-width: 30rem)',
      '(max-width: 650px)',
      '(max-width: 850px)',
      '(max-width: 1050px)',
    ]);
    expect(bannerPicture(drawing, {}, [tall]).small).toEqual([tall]);
  });

  it('is loaded early once on each screen', () => {
    const { small, image, ...request } = bannerPicture(wide);
    expect(preloadLinks(image, request, small.slice(0, 2)).map(({ media }) => media)).toEqual([
      '(max-width: 650px)',
      '(max-width: 850px) and (not (max-width: 650px))',
      'not all and (max-width: 850px)',
    ]);
  });
});
