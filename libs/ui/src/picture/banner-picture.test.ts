// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bannerPicture } from './banner-picture.ts';
import { pictureSources, preloadLinks, type ImageSource, type PictureRequest } from './image-url.ts';
import { drawing, entries, porch } from './pictures.test-support.ts';

describe('a banner', () => {
  const wide = { ...porch, width: 2400, height: 1100 };
  const first = ({ srcSet }: { srcSet: string | undefined }) => entries(srcSet)[0]?.params;
  /** Returns the sources for all screens, the widest screens last. */
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
