import { collect, valuesOf, type AuthoredAsset, type AuthoredEntry } from '@skein/cms-client';
import { page } from '@skein/shell/content';

const NAME = /^(?:art-|film-)/;

export const pictureName = ({ fileName }: AuthoredAsset): string =>
  fileName.replace(/(?:\.still)?\.svg$/, '');
export const isPicture = ({ id, contentType }: AuthoredAsset): boolean =>
  NAME.test(id) && contentType === 'image/svg+xml';

/** What comes of an address check is one page with several ends; all cities have the same pages, and so have
 * states. The blog shows the pictures of its articles. */
export const pageKind = (slug: string): string =>
  slug
    .replace(/^\/address\/.*/, '/address')
    .replace(/^\/cities\/[^/]+/, '/cities/*')
    .replace(/^\/blog\/.*/, '/blog')
    .replace(/^\/states\/.*/, '/states/*');

const SHADES: ReadonlySet<string> = new Set(
  'amber coral violet teal light dark night wide evening dusk day medium portrait lake'.split(' '),
);
/** The motif of a picture: its name without what only changes color, hour or size at its end. */
export function sceneOf(name: string): string {
  const parts = name.split('-');
  return parts.slice(0, parts.findLastIndex((part, at) => at === 0 || !SHADES.has(part)) + 1).join('-');
}

/** Patterns, maps, signs and portraits may come again; a motif with people or things in it may not. */
const COMES_AGAIN =
  /^(?:portrait|spot|weave|threads|plan-|quiz|view|town-(?!hall)|skyline|city-|cities-map|network-map|router|wifi-router|floor-plan)/;
/** Kinds of pages on which a scene may stand, in whatever color. */
export const MOST_KINDS = 2;

/** Returns on how many kinds of pages a picture may stand. */
export function mostPages(name: string): number {
  if (/^(?:skyline|city|installer|router)(?:-|$)/.test(name)) return 1;
  // Faces are people and plans have a sign: they turn up wherever they have something to say.
  return /^(?:portrait|spot|weave|plan)/.test(name) ? Infinity : 2;
}

/** Where the pictures of some pages stand. */
export interface PicturePlaces {
  /** The kinds of pages of each picture, by its name. */
  readonly pictures: ReadonlyMap<string, ReadonlySet<string>>;
  /** The pages of each scene that may not come again, with its pictures there. */
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
      // The hero's narrow picture stands in for the wide one.
      if (COMES_AGAIN.test(name) || name === 'hero-home-portrait') continue;
      const on = scenes.get(sceneOf(name)) ?? new Map<string, Set<string>>();
      scenes.set(sceneOf(name), on.set(slug, (on.get(slug) ?? new Set()).add(name)));
    }
  }
  return { pictures, scenes };
}

/** A picture that may be used once more. */
export interface FreePicture {
  readonly name: string;
  /** The kinds of pages where the picture or its scene stands already. There it may not stand again. */
  readonly on: readonly string[];
}

/** Returns the pictures that may stand on one more kind of page, those on no page first. */
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
