import { collect, valuesOf, type AnyEntryType, type AuthoredEntry } from '@skein/cms-client';
import { isVisited } from '@skein/content/city-kinds';
import { pages, roots } from '@skein/content/entries';
import { page } from '@skein/shell/content';

/** The content types and variants that the demo's pages show. */
export interface Demo {
  /** Whether a page shows a content type, or a variant of it. */
  shows(type: AnyEntryType, variant?: { readonly name: string }): boolean;
  /** Content types of blocks on demo pages, each with the path of a page that shows it. */
  readonly blocks: ReadonlyMap<string, string>;
}

/** Reads the content that demo pages show. It reads only one city page of each kind. */
export function readDemo(): Demo {
  const pageValues = pages.map((authored) => [authored, valuesOf(page, authored)] as const);
  const isPage = new Set<AuthoredEntry>(pages);
  const visited = pageValues.filter(([, { slug }]) => isVisited(String(slug))).map(([authored]) => authored);
  // Content roots that are not pages, such as the page frame, are part of every page.
  const { entries } = collect([...visited, ...roots.filter((one) => !isPage.has(one))]);
  return {
    shows: (type, variant) =>
      entries.some(
        ({ typeId, variant: written }) => typeId === type.id && (!variant || written === variant.name),
      ),
    blocks: new Map(
      pageValues.flatMap(([, { slug, blocks = [] }]) =>
        blocks.map(({ type }) => [type.id, String(slug)] as const),
      ),
    ),
  };
}
