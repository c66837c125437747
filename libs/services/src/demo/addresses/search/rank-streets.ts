import { DIRECTIONS, formsOf, shortForm } from '../text/word-forms.ts';
import type { Street } from './streets.ts';

const begins = (word: string, typed: string): boolean =>
  shortForm(typed) === word || formsOf(word).some((form) => form.startsWith(typed));

/** Whether the words typed stand one after the other from `start` on. */
const inOrder = (all: readonly string[], typed: readonly string[], start: number): boolean =>
  typed.every((word, index) => begins(all[start + index] ?? '', word));

/** How badly a street fits, 0 at best. It is known to hold each word somewhere. */
function distance({ words, placeWords }: Street, typed: readonly string[]): number {
  const all = [...words, ...placeWords];
  const name = DIRECTIONS.has(words[0] ?? '') ? 1 : 0;
  const [first = ''] = typed;
  const whole = typed.filter((word) => all.includes(shortForm(word))).length;
  const place = inOrder(all, typed, 0)
    ? 0
    : inOrder(all, typed, name)
      ? 1
      : begins(words[name] ?? '', first)
        ? 2
        : words.some((word) => begins(word, first))
          ? 3
          : 4;
  return place * (typed.length + 1) + typed.length - whole;
}

/** Best first; streets that fit equally well stay in their order. */
export function rankStreets(streets: readonly Street[], typed: readonly string[]): Street[] {
  return streets
    .map((street) => ({ street, distance: distance(street, typed) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ street }) => street);
}
