import { collect, type AnyEntryType, type AuthoredEntry } from '@skein/cms-client';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ENTRIES = 'content/entries';
/** Where something stands that surrounds every page. */
export const EVERY_PAGE = 'every page';

/** What the demo shows. */
export interface Demo {
  /** Addresses of the pages that show a content type, or a variant of it. */
  pagesWith(type: AnyEntryType, variant?: { readonly number: number }): readonly string[];
  /** Content types that stand on a page as blocks, with one page that has them. */
  readonly blocks: ReadonlyMap<string, string>;
}

interface Entries {
  readonly pages: readonly AuthoredEntry<{
    readonly slug: unknown;
    readonly blocks?: readonly AuthoredEntry[] | undefined;
  }>[];
  readonly roots: readonly AuthoredEntry[];
}

/** File of a demo entry, by its id; the folder of all when the id is made by a function. */
export function fileOfEntry(root: string, id: string): string {
  const files = globSync(`${ENTRIES}/**/*.ts`, { cwd: root });
  return files.find((file) => readFileSync(join(root, file), 'utf8').includes(`'${id}'`)) ?? ENTRIES;
}

/** Runs the demo's entries and sees which page reaches what. */
export async function readDemo(root: string): Promise<Demo> {
  const { pages, roots } = (await import(pathToFileURL(join(root, ENTRIES, 'index.ts')).href)) as Entries;
  const isPage = new Set<AuthoredEntry>(pages);
  const shown = [
    ...pages.map((page) => [String(page.values.slug), collect([page]).entries] as const),
    [EVERY_PAGE, collect(roots.filter((one) => !isPage.has(one))).entries] as const,
  ];
  return {
    pagesWith(type, variant) {
      const field = type.rows().find(({ prop }) => prop === 'variant')?.gf ?? '';
      return shown
        .filter(([, entries]) =>
          entries.some(
            ({ typeId, fields }) =>
              typeId === type.id && (!variant || fields[field]?.['en-US'] === variant.number),
          ),
        )
        .map(([path]) => path);
    },
    blocks: new Map(
      pages.flatMap(({ values }) =>
        (values.blocks ?? []).map(({ type }) => [type.id, String(values.slug)] as const),
      ),
    ),
  };
}
