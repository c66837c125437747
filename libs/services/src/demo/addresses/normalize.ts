import { TYPED_MAX_LENGTH } from '../../stand-ins/address/model/address.constants.ts';
import { shortForm } from './word-forms.ts';

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘`´]/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;
/** Matches a unit in a street line (“#4”, “apt. 4”, “Unit B-2”), or a lone unit word at the end (“apt”). */
const UNIT =
  /\s(?:#\s*|(?:apartment|apt|unit|suite|ste|depto|dpto|apto)\b[\s.#]*)([\p{L}\p{N}][\p{L}\p{N}-]*|$)/iu;

/**
 * Splits an address into street and unit: “12 Oak St #4, Austin” → “12 Oak St, Austin” and “4”. The unit is
 * empty if the address has none.
 */
export function splitUnit(text: string): { readonly street: string; readonly unit: string } {
  const typed = text.slice(0, TYPED_MAX_LENGTH);
  const found = UNIT.exec(typed);
  if (!found) return { street: typed, unit: '' };
  return {
    street: `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`,
    unit: found[1] ?? '',
  };
}

/**
 * Returns the words of a text in order, without upper case, accents and punctuation: “N. Piñón St.” → `n`,
 * `pinon`, `st`.
 */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, TYPED_MAX_LENGTH)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(NOT_IN_WORDS, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

/** Returns the words of an address in their short forms: “North Piñon Street” → `n`, `pinon`, `st`. */
export const comparableWords = (text: string): string[] => wordsOf(text).map(shortForm);

/** Returns the same text for different spellings of a unit: `4b` for “Apt. 4-b” and “#4B”. */
export function comparableUnit(text: string): string {
  const { unit } = splitUnit(` ${text.trim()}`);
  return wordsOf(unit === '' ? text : unit).join('');
}

/** Returns the first five digits of a ZIP code or ZIP+4 code, or undefined for other texts. */
export const fiveDigits = (text: string): string | undefined =>
  /^\s*(\d{5})(?:[\s-]?\d{4})?\s*$/u.exec(text)?.[1];
