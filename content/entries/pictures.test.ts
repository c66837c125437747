// @vitest-environment node
import { artwork, films, type Film, type Picture } from '@skein/artwork';
import { cities, stateByCode } from '@skein/cities/catalogue';
import { filmFixtures, pictureFixtures } from '@skein/blocks/fixtures';
import { buildExport, collect, valuesOf, type AuthoredAsset } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { describe, expect, it } from 'vitest';
import { contentTypes, pages, roots } from '../entries.ts';

const NAME = /^(?:art-|film-)/;
const nameOf = ({ fileName }: AuthoredAsset) => fileName.replace(/(?:\.still)?\.svg$/, '');
const isPicture = ({ id, contentType }: AuthoredAsset) => NAME.test(id) && contentType === 'image/svg+xml';

/**
 * What comes of an address check is one page with several ends, and the pages of cities and of states are one of a kind.
 * The blog shows the pictures of its articles.
 */
const kindOf = (slug: string) =>
  slug
    .replace(/^\/address\/.*/, '/address')
    .replace(/^\/blog\/.*/, '/blog')
    .replace(/^\/(cities|states)\/.*/, '/$1/*');

/** Picture to the pages that it stands on. */
const uses = new Map<string, Set<string>>();
for (const authored of pages) {
  const slug = kindOf(String(valuesOf(page, authored).slug));
  for (const asset of collect([authored]).assets.filter(isPicture))
    uses.set(nameOf(asset), (uses.get(nameOf(asset)) ?? new Set()).add(slug));
}
const onMoreThan = (most: number, names = /./) =>
  [...uses].filter(([name, slugs]) => names.test(name) && slugs.size > most);

describe('the pictures of the pages', () => {
  it('are their own: a skyline, an installer or a router stands on one page, anything else on two at most', () => {
    // Faces are people and plans have a sign: they turn up wherever they have something to say.
    expect(onMoreThan(1, /^(?:skyline|city|installer|router)(?:-|$)/)).toEqual([]);
    expect(onMoreThan(2, /^(?!portrait|spot|weave|film|plan)/)).toEqual([]);
    // There are five films.
    expect(onMoreThan(3, /^film/)).toEqual([]);
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
    for (const asset of shown) expect([asset.id, asset.safe]).toEqual([asset.id, sized[nameOf(asset)]?.safe]);
  });
});
