import { collect, valuesOf, type AnyEntryType, type AuthoredEntry } from '@skein/cms-client';
import { isVisited } from '@skein/content/city-kinds';
import { pages, roots } from '@skein/content/entries';
import { page } from '@skein/shell/content';

/** The content that the demo shows. */
export interface Demo {
  /** Whether a page shows a content type, or a variant of it. */
  shows(type: AnyEntryType, variant?: { readonly name: string }): boolean;
  /** Content types that demo pages show as blocks, each with one page that has it. */
  readonly blocks: ReadonlyMap<string, string>;
}

/** Reads which content each page reaches. Of the city pages it takes one of each kind. */
export function readDemo(): Demo {
  const pageValues = pages.map((authored) => [authored, valuesOf(page, authored)] as const);
  const isPage = new Set<AuthoredEntry>(pages);
  const visited = pageValues.filter(([, { slug }]) => isVisited(String(slug))).map(([authored]) => authored);
  // The roots that are no pages surround every page.
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
