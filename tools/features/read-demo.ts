import { collect, type AnyEntryType, type AuthoredEntry } from '@skein/cms-client';
import { isVisited } from '@skein/content/city-kinds';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ENTRIES = 'content/entries.ts';
/** Where something stands that surrounds every page. */
export const EVERY_PAGE = 'every page';

/** What the demo shows. */
export interface Demo {
  /** Addresses of the pages that show a content type, or a variant of it. */
  pagesWith(type: AnyEntryType, variant?: { readonly name: string }): readonly string[];
  /** Content types that stand on a page as blocks, with one page that has them. */
  readonly blocks: ReadonlyMap<string, string>;
}

interface Entries {
  readonly pages: readonly AuthoredEntry[];
  readonly roots: readonly AuthoredEntry[];
}

/** What a page writes about itself, as far as this needs it. */
interface PageValues {
  readonly slug?: unknown;
  readonly blocks?: readonly AuthoredEntry[];
}
const valuesOf = ({ values }: AuthoredEntry): PageValues =>
  typeof values === 'object' && values !== null ? values : {};

/** Runs the demo's entries and sees which page reaches what; of the pages of cities, one of each kind. */
export async function readDemo(root: string): Promise<Demo> {
  const { pages, roots } = (await import(pathToFileURL(join(root, ENTRIES)).href)) as Entries;
  const isPage = new Set<AuthoredEntry>(pages);
  const shown = [
    ...pages
      .filter((page) => isVisited(String(valuesOf(page).slug)))
      .map((page) => [String(valuesOf(page).slug), collect([page]).entries] as const),
    [EVERY_PAGE, collect(roots.filter((one) => !isPage.has(one))).entries] as const,
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
      pages
        .map(valuesOf)
        .flatMap(({ slug, blocks = [] }) => blocks.map(({ type }) => [type.id, String(slug)] as const)),
    ),
  };
}
