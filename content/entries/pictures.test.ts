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

/** What comes of an address check is one page with several ends; all cities have the same pages, and so have
 * states. The blog shows the pictures of its articles. */
const kindOf = (slug: string) =>
  slug
    .replace(/^\/address\/.*/, '/address')
    .replace(/^\/cities\/[^/]+/, '/cities/*')
    .replace(/^\/blog\/.*/, '/blog')
    .replace(/^\/states\/.*/, '/states/*');

/** Picture to the pages that it stands on. */
const uses = new Map<string, Set<string>>();
for (const authored of pages) {
  const slug = kindOf(String(valuesOf(page, authored).slug));
  for (const asset of collect([authored]).assets.filter(isPicture))
    uses.set(nameOf(asset), (uses.get(nameOf(asset)) ?? new Set()).add(slug));
}
/** The motif of a picture: its name without what only changes color, hour or size. */
const sceneOf = (name: string) =>
  name.replace(
    /(?:-(?:amber|coral|violet|teal|light|dark|night|wide|evening|dusk|day|medium|portrait|lake))+$/,
    '',
  );
/** Patterns, maps, signs and portraits may come again; a motif with people or things in it may not. */
const COMES_AGAIN =
  /^(?:portrait|spot|weave|threads|plan-|quiz|view|town-(?!hall)|skyline|city-|cities-map|network-map|router|wifi-router|floor-plan)/;
/** Scene to the pages that it stands on, with its pictures there. The hero's narrow picture stands in for the wide one. */
const scenes = new Map<string, Map<string, Set<string>>>();
for (const authored of pages) {
  const slug = String(valuesOf(page, authored).slug);
  for (const { id } of collect([authored]).assets.filter((asset) => /^(?:art|photo)-/.test(asset.id))) {
    const name = id.replace(/^(?:art|photo)-/, '');
    if (COMES_AGAIN.test(name) || name === 'hero-home-portrait') continue;
    const on = scenes.get(sceneOf(name)) ?? new Map<string, Set<string>>();
    scenes.set(sceneOf(name), on.set(slug, (on.get(slug) ?? new Set()).add(name)));
  }
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

describe('a scene, in whatever color', () => {
  it('stands on two kinds of pages at most', () => {
    const often = [...scenes].map(
      ([scene, on]) => [scene, [...new Set([...on.keys()].map(kindOf))].sort()] as const,
    );
    expect(often.filter(([, kinds]) => kinds.length > 2)).toEqual([]);
  });

  it('stands on a page once', () => {
    const twice = [...scenes].flatMap(([, on]) => [...on].filter(([, names]) => names.size > 1));
    expect(twice.map(([slug, names]) => `${slug}: ${[...names].join(', ')}`)).toEqual([]);
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
