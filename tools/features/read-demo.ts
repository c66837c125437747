import { collect, valuesOf, type AnyEntryType, type AuthoredEntry } from '@skein/cms-client';
import { isVisited } from '@skein/content/city-kinds';
import { pages, roots } from '@skein/content/entries';
import { page } from '@skein/shell/content';

/** What the demo shows. */
export interface Demo {
  /** Addresses of the pages that show a content type, or a variant of it. */
  pagesWith(type: AnyEntryType, variant?: { readonly name: string }): readonly string[];
  /** Content types that stand on a page as blocks, with one page that has them. */
  readonly blocks: ReadonlyMap<string, string>;
}

/** Which page reaches what; of the pages of cities, one of each kind. */
export function readDemo(): Demo {
  const pageValues = pages.map((authored) => [authored, valuesOf(page, authored)] as const);
  const isPage = new Set<AuthoredEntry>(pages);
  const shown = [
    ...pageValues
      .filter(([, { slug }]) => isVisited(String(slug)))
      .map(([authored, { slug }]) => [String(slug), collect([authored]).entries] as const),
    // Where something stands that surrounds them all.
    ['every page', collect(roots.filter((one) => !isPage.has(one))).entries] as const,
  ];
  return {
    pagesWith(type, variant) {
      return shown
        .filter(([, entries]) =>
          entries.some(
            ({ typeId, variant: written }) => typeId === type.id && (!variant || written === variant.name),
          ),
        )
        .map(([path]) => path);
    },
    blocks: new Map(
      pageValues.flatMap(([, { slug, blocks = [] }]) =>
        blocks.map(({ type }) => [type.id, String(slug)] as const),
      ),
    ),
  };
}
