import type { CellSpan } from '../frame/cell-span.ts';

export type ContactKind = 'chat' | 'call' | 'schedule';

/**
 * Patterns for the title of a card, by kind of contact. The first pattern that matches decides. `schedule` is
 * first, because the title of a scheduled call also matches `call`.
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
 * Returns the kind of a support card: the kind from content, or else the kind whose pattern matches the title.
 * Returns undefined if no pattern matches.
 */
export function contactKind(title: string, said?: ContactKind): ContactKind | undefined {
  return said ?? KINDS.find(([, words]) => words.test(plainWords(title)))?.[0];
}

/**
 * Returns the width of each card. A single card takes the whole row. Without a card for scheduled calls, a row has two
 * cards. With such a card, a row has four cards, or three if the grid has exactly three cards.
 */
export function contactSpan(kinds: readonly (ContactKind | undefined)[]): CellSpan {
  if (kinds.length === 1) return 12;
  if (!kinds.includes('schedule')) return 6;
  return kinds.length === 3 ? 4 : 3;
}
