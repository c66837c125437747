// @vitest-environment node
import { artwork, films, type Film, type Picture } from '@skein/artwork';
import { cities, stateByCode } from '@skein/cities/catalogue';
import { filmFixtures, pictureFixtures } from '@skein/blocks/fixtures';
import { buildExport, collect, valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { describe, expect, it } from 'vitest';
import { contentTypes, pages, roots } from '../entries.ts';
import {
  freePictures,
  isPicture,
  MOST_KINDS,
  mostPages,
  pageKind,
  pictureName,
  picturePlaces,
  sceneOf,
} from './picture-places.ts';

const { pictures: uses, scenes } = picturePlaces(pages);

describe('the pictures of the pages', () => {
  it('are their own: a skyline, an installer or a router stands on one page, anything else on two at most', () => {
    const often = [...uses].filter(([name, kinds]) => kinds.size > mostPages(name));
    expect(often.map(([name, kinds]) => `${name}: ${[...kinds].join(', ')}`)).toEqual([]);
  });

  it('never show one scene in two blocks in a row', () => {
    const repeated = pages.flatMap((authored) => {
      const { slug, blocks = [] } = valuesOf(page, authored);
      const scenesOf = blocks.map(
        (block) =>
          new Set(
            collect([block])
              .assets.filter(isPicture)
              .map((asset) => sceneOf(pictureName(asset))),
          ),
      );
      return scenesOf.flatMap((own, at) =>
        [...own].filter((scene) => scenesOf[at - 1]?.has(scene)).map((scene) => `${String(slug)}: ${scene}`),
      );
    });
    expect(repeated).toEqual([]);
  });
});

describe('a scene, in whatever color', () => {
  it('stands on two kinds of pages at most', () => {
    const often = [...scenes].map(
      ([scene, on]) => [scene, [...new Set([...on.keys()].map(pageKind))].sort()] as const,
    );
    expect(often.filter(([, kinds]) => kinds.length > MOST_KINDS)).toEqual([]);
  });

  it('stands on a page once', () => {
    const twice = [...scenes].flatMap(([, on]) => [...on].filter(([, names]) => names.size > 1));
    expect(twice.map(([slug, names]) => `${slug}: ${[...names].join(', ')}`)).toEqual([]);
  });
});

describe('a picture that is free', () => {
  const places = {
    pictures: new Map([
      ['porch', new Set(['/a'])],
      ['crew', new Set(['/a', '/b'])],
      ['skyline-austin', new Set(['/cities/*'])],
    ]),
    scenes: new Map([
      ['porch', new Map([['/a', new Set(['porch'])]])],
      [
        'crew',
        new Map([
          ['/a', new Set(['crew'])],
          ['/b', new Set(['crew'])],
        ]),
      ],
    ]),
  };

  it('stands on no page, or on fewer than it may, in whatever color', () => {
    const names = ['porch', 'porch-night', 'crew-amber', 'skyline-austin', 'desk'];
    expect(freePictures(names, places)).toEqual([
      { name: 'desk', on: [] },
      { name: 'porch', on: ['/a'] },
      { name: 'porch-night', on: ['/a'] },
    ]);
  });
});

describe('the skyline of a city', () => {
  it('stands on the pages of that city and of its state alone', () => {
    const places = pages.map((authored) => ({
      slug: String(valuesOf(page, authored).slug),
      assets: new Set(collect([authored]).assets.map(({ id }) => id)),
    }));
    for (const { id, state } of cities)
      for (const picture of [`art-view-${id}`, `art-view-${id}-night`]) {
        const slugs = places.filter(({ assets }) => assets.has(picture)).map(({ slug }) => slug);
        const own = [`/cities/${id}`, `/states/${stateByCode(state).id}`];
        expect(slugs.length, picture).toBeGreaterThan(0);
        expect(
          slugs.filter((slug) => !own.some((one) => slug === one || slug.startsWith(`${one}/`))),
        ).toEqual([]);
      }
  });
});

describe('what no crop may cut', () => {
  const sized: Readonly<Record<string, Picture | Film>> = {
    ...artwork,
    ...Object.fromEntries(Object.entries(films).map(([name, film]) => [`film-${name}`, film])),
  };

  it.each(Object.entries(sized))('is a part of %s, or nothing of a pattern', (name, { safe }) => {
    if (/^(?:weave|threads-night)/.test(name)) return expect(safe).toBeUndefined();
    expect(safe).toBeDefined();
    if (!safe) return;
    expect(Math.min(safe.left, safe.top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(safe.right, safe.bottom)).toBeLessThanOrEqual(1);
    expect(Math.min(safe.right - safe.left, safe.bottom - safe.top)).toBeGreaterThan(0.3);
  });

  it('travels with the assets of the export', () => {
    const { assets, tags } = buildExport({
      types: contentTypes,
      roots,
      publishedAt: '2026-01-01T00:00:00.000Z',
      fileUrl: ({ fileName }) => fileName,
    });
    const known = new Set(tags.map(({ sys }) => sys.id));
    const porch = assets.find(({ sys }) => sys.id === 'art-porch');
    expect(porch?.metadata.tags.map(({ sys }) => sys.id)).toEqual(['safe-38-44-91-98']);
    for (const { metadata } of assets) for (const { sys } of metadata.tags) expect(known).toContain(sys.id);
  });

  it('is the same in the stories of the blocks', () => {
    const stills = Object.values(filmFixtures).map(({ still }) => still);
    const shown = [...Object.values(pictureFixtures), ...stills];
    for (const asset of shown)
      expect([asset.id, asset.safe]).toEqual([asset.id, sized[pictureName(asset)]?.safe]);
  });
});
