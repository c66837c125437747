import type { Say } from '@skein/ui';
import { finderTexts } from '../texts/finder.texts.ts';

export type FinderWord = keyof typeof finderTexts;
/** The texts that editors can replace. */
export type FinderWords = Readonly<Record<FinderWord, string>>;

/** Returns the texts of an entry. Built-in texts fill the gaps. */
export function finderWords(
  given: Readonly<Partial<Record<FinderWord, string | undefined>>>,
  say: Say,
): FinderWords {
  const words = Object.entries(finderTexts).map(([name, text]) => [
    name,
    given[name as FinderWord] ?? say(text),
  ]);
  return Object.fromEntries(words) as FinderWords;
}
