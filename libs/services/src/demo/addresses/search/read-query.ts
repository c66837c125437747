import { splitUnit, wordsOf } from '../text/normalize.ts';

/** One way to understand what was typed. */
export interface Reading {
  /** The beginning of a house number; digits only. */
  readonly number: string | undefined;
  /** Beginnings of words of the street or the place. */
  readonly words: readonly string[];
}

const NUMBER = /^\d{1,5}$/u;
const ZIP_LENGTH = 5;
const BEGUN_UNIT = /^(?:a|ap|apt|apar\p{L}*|u|un|uni|unit|s|su|ste|sui\p{L}*)$/u;

/** What was typed, understood in every way that makes sense, the likeliest first: “412 ma”, “maple 412”, “787”. */
export function readQuery(query: string): Reading[] {
  const words = wordsOf(splitUnit(` ${query}`).street);
  if (words.length === 0) return [];
  const asWords: Reading = { number: undefined, words };
  const withNumberAt = (index: number): Reading => ({
    number: words[index],
    words: words.filter((_word, at) => at !== index),
  });
  const [first = ''] = words;
  if (NUMBER.test(first)) {
    const whole = words.length === 1 && first.length === ZIP_LENGTH;
    return whole ? [asWords, withNumberAt(0)] : [withNumberAt(0), asWords];
  }
  const at = words.findIndex((word) => NUMBER.test(word));
  if (at < 0) return [asWords];
  return words[at]?.length === ZIP_LENGTH ? [asWords, withNumberAt(at)] : [withNumberAt(at), asWords];
}

/** The same without a last word that may begin “apt” or “unit”: for when nothing is found with it. */
export function withoutBegunUnit(query: string): string | undefined {
  const words = wordsOf(splitUnit(` ${query}`).street);
  return words.length > 1 && BEGUN_UNIT.test(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : undefined;
}
