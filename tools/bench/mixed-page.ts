import { entry, valuesOf, type AuthoredEntry } from '@skein/cms-client';
import { pages } from '@skein/content/entries';
import { page } from '@skein/shell/content';
import { writeExport } from './write-export.ts';

/** Number of blocks on the page. */
const BLOCKS = 40;
export const MIXED_PATH = '/mixed';

/**
 * Block types to leave out: this block shows by script what only the browser knows, and only result pages have
 * it, at their top.
 */
const WAKES_AT_ONCE: ReadonlySet<string> = new Set(['gfAddressStatusHero']);

/** Returns the kind of a block: its content type, and its variant if it has one. */
const kindOf = ({ type, values }: AuthoredEntry) =>
  `${type.id} ${(values as { readonly variant?: string }).variant ?? ''}`;

/**
 * Returns blocks of the demo pages, one of each kind in turn, so that every kind comes once before any comes
 * twice.
 */
function mixedBlocks(): AuthoredEntry[] {
  const all = pages
    .flatMap((authored) => valuesOf(page, authored).blocks ?? [])
    .filter(({ type }) => !WAKES_AT_ONCE.has(type.id));
  const kinds = Map.groupBy(new Set(all), kindOf);
  const mixed: AuthoredEntry[] = [];
  for (let turn = 0; mixed.length < BLOCKS; turn++) {
    const ofTurn = [...kinds.values()].flatMap((blocks) => blocks[turn] ?? []);
    if (ofTurn.length === 0) break;
    mixed.push(...ofTurn);
  }
  return mixed.slice(0, BLOCKS);
}

/**
 * Writes an export of the demo with one more page, which has 40 blocks of every kind. Returns its file and the
 * number of kinds.
 */
export function writeMixedExport(): { readonly file: string; readonly kinds: number } {
  const blocks = mixedBlocks();
  const mixed = entry(page, 'page-mixed', { slug: MIXED_PATH, title: 'Mixed blocks', blocks });
  return { file: writeExport('mixed-export', [mixed]), kinds: new Set(blocks.map(kindOf)).size };
}
