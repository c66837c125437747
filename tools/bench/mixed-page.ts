import { entry, valuesOf, type AuthoredEntry } from '@skein/cms-client';
import { pages } from '@skein/content/entries';
import { page } from '@skein/shell/content';
import { writeExport } from './write-export.ts';

const BLOCKS = 40;
export const MIXED_PATH = '/mixed';

/**
 * Content types that the mixed page leaves out. The address status hero belongs only at the top of result pages. It
 * starts its script at once, because only the browser has its data.
 */
const WAKES_AT_ONCE: ReadonlySet<string> = new Set(['gfAddressStatusHero']);

const kindOf = ({ type, values }: AuthoredEntry) =>
  `${type.id} ${(values as { readonly variant?: string }).variant ?? ''}`;

/** Returns blocks of the demo's pages. It repeats a kind only after it has taken one block of every kind. */
export function mixedBlocks(count: number): AuthoredEntry[] {
  const all = pages
    .flatMap((authored) => valuesOf(page, authored).blocks ?? [])
    .filter(({ type }) => !WAKES_AT_ONCE.has(type.id));
  const kinds = Map.groupBy(new Set(all), kindOf);
  const mixed: AuthoredEntry[] = [];
  for (let turn = 0; mixed.length < count; turn++) {
    const ofTurn = [...kinds.values()].flatMap((blocks) => blocks[turn] ?? []);
    if (ofTurn.length === 0) break;
    mixed.push(...ofTurn);
  }
  return mixed.slice(0, count);
}

/**
 * Writes the demo's export with one more page. The page has 40 blocks, of as many kinds as possible.
 * @returns path of the export, and the number of kinds
 */
export function writeMixedExport(): { readonly file: string; readonly kinds: number } {
  const blocks = mixedBlocks(BLOCKS);
  const mixed = entry(page, 'page-mixed', { slug: MIXED_PATH, title: 'Mixed blocks', blocks });
  return { file: writeExport('mixed-export', [mixed]), kinds: new Set(blocks.map(kindOf)).size };
}
