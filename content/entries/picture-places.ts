import { collect, valuesOf, type AuthoredAsset, type AuthoredEntry } from '@skein/cms-client';
import { page } from '@skein/shell/content';

const NAME = /^(?:art-|film-)/;

export const pictureName = ({ fileName }: AuthoredAsset): string =>
  fileName.replace(/(?:\.still)?\.svg$/, '');
export const isPicture = ({ id, contentType }: AuthoredAsset): boolean =>
  NAME.test(id) && contentType === 'image/svg+xml';

/**
 * Returns the kind of a page. Pages that share pictures are one kind: all results of an address check, all cities, all
 * states, the blog.
 */
export const pageKind = (slug: string): string =>
  slug
    .replace(/^\/address\/.*/, '/address')
    .replace(/^\/cities\/[^/]+/, '/cities/*')
    .replace(/^\/blog\/.*/, '/blog')
    .replace(/^\/states\/.*/, '/states/*');

const SHADES: ReadonlySet<string> = new Set(
  'amber coral violet teal light dark night wide evening dusk day medium portrait lake'.split(' '),
);
/** Returns the scene of a picture: its name without endings that only change color, time of day or size. */
export function sceneOf(name: string): string {
  const parts = name.split('-');
  return parts.slice(0, parts.findLastIndex((part, at) => at === 0 || !SHADES.has(part)) + 1).join('-');
}

/**
 * Matches pictures that may repeat: patterns, maps, signs and portraits. Other scenes, with people or things,
 * may not.
 */
const COMES_AGAIN =
  /^(?:portrait|spot|weave|threads|plan-|quiz|view|town-(?!hall)|skyline|city-|cities-map|network-map|router|wifi-router|floor-plan)/;
/** On how many kinds of pages a scene may appear, in any color. */
export const MOST_KINDS = 2;

/** Returns on how many kinds of pages a picture may appear. */
export function mostPages(name: string): number {
  if (/^(?:skyline|city|installer|router)(?:-|$)/.test(name)) return 1;
  // Portraits belong to people, and signs to plans, so they appear on each page that mentions the person or
  // plan.
  return /^(?:portrait|spot|weave|plan)/.test(name) ? Infinity : 2;
}

/** The places of all pictures on some pages. */
export interface PicturePlaces {
  /** The kinds of pages that show a picture, by the picture's name. */
  readonly pictures: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each scene that may not repeat: the pages that show it, each with its pictures of the scene. */
  readonly scenes: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
}

export function picturePlaces(pages: readonly AuthoredEntry[]): PicturePlaces {
  const pictures = new Map<string, Set<string>>();
  const scenes = new Map<string, Map<string, Set<string>>>();
  for (const authored of pages) {
    const slug = String((valuesOf(page, authored as never) as { readonly slug?: unknown }).slug);
    const { assets } = collect([authored]);
    for (const asset of assets.filter(isPicture)) {
      const name = pictureName(asset);
      pictures.set(name, (pictures.get(name) ?? new Set()).add(pageKind(slug)));
    }
    for (const { id } of assets.filter((asset) => /^(?:art|photo)-/.test(asset.id))) {
      const name = id.replace(/^(?:art|photo)-/, '');
      // On narrow screens, this picture replaces the hero's wide picture, so it does not count.
      if (COMES_AGAIN.test(name) || name === 'hero-home-portrait') continue;
      const on = scenes.get(sceneOf(name)) ?? new Map<string, Set<string>>();
      scenes.set(sceneOf(name), on.set(slug, (on.get(slug) ?? new Set()).add(name)));
    }
  }
  return { pictures, scenes };
}

/** A picture that one more kind of page may show. */
export interface FreePicture {
  readonly name: string;
  /** The kinds of pages that already show the picture or its scene, and so may not show it again. */
  readonly on: readonly string[];
}

/** Returns the pictures that one more kind of page may show. Pictures that no page shows come first. */
export function freePictures(names: readonly string[], { pictures, scenes }: PicturePlaces): FreePicture[] {
  return names
    .flatMap((name): FreePicture[] => {
      const own = pictures.get(name) ?? new Set<string>();
      const ofScene = new Set([...(scenes.get(sceneOf(name))?.keys() ?? [])].map(pageKind));
      const hasRoom = own.size < mostPages(name) && (COMES_AGAIN.test(name) || ofScene.size < MOST_KINDS);
      return hasRoom ? [{ name, on: [...new Set([...own, ...ofScene])].sort() }] : [];
    })
    .toSorted((a, b) => a.on.length - b.on.length || a.name.localeCompare(b.name));
}
