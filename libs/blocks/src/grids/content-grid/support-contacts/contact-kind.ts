import type { CellSpan } from '../frame/cell-span.ts';

export type ContactKind = 'chat' | 'call' | 'schedule';

/**
 * Words of a title by kind; the first match counts. A scheduled call also contains the word for a call, so
 * `schedule` comes first.
 */
const KINDS: readonly (readonly [ContactKind, RegExp])[] = [
  ['schedule', /schedul|agend|program/],
  ['chat', /chat/],
  ['call', /call|llam/],
];

/** Returns words in lower case and without accents. */
export const plainWords = (title: string): string =>
  title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the kind of a support card: the one from content, or else the one that its title suggests; undefined
 * if there is neither.
 */
export function contactKind(title: string, said?: ContactKind): ContactKind | undefined {
  return said ?? KINDS.find(([, words]) => words.test(plainWords(title)))?.[0];
}

/**
 * Returns the width of a card. Chat and call are two in a row; with a scheduled call among them, three or four
 * cards fit in a row.
 */
export function contactSpan(kinds: readonly (ContactKind | undefined)[]): CellSpan {
  if (kinds.length === 1) return 12;
  if (!kinds.includes('schedule')) return 6;
  return kinds.length === 3 ? 4 : 3;
}
