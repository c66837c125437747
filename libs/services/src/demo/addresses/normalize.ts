import { TYPED_MAX_LENGTH } from '../../stand-ins/address/model/address.constants.ts';
import { shortForm } from './word-forms.ts';

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘`´]/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;
/** A door named in the street line, “#4”, “apt. 4” or “Unit B-2”, or only the word for it at the end, “apt”. */
const UNIT =
  /\s(?:#\s*|(?:apartment|apt|unit|suite|ste|depto|dpto|apto)\b[\s.#]*)([\p{L}\p{N}][\p{L}\p{N}-]*|$)/iu;

/** “12 Oak St #4, Austin” → “12 Oak St, Austin” and “4”; the unit is empty when the text names no door. */
export function splitUnit(text: string): { readonly street: string; readonly unit: string } {
  const typed = text.slice(0, TYPED_MAX_LENGTH);
  const found = UNIT.exec(typed);
  if (!found) return { street: typed, unit: '' };
  return {
    street: `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`,
    unit: found[1] ?? '',
  };
}

/** Words without case, accents and punctuation, in order: “N. Piñón St.” → `n`, `pinon`, `st`. */
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

/** The same, in the forms that addresses are compared by: “North Piñon Street” → `n`, `pinon`, `st`. */
export const comparableWords = (text: string): string[] => wordsOf(text).map(shortForm);

/** “Apt. 4-b” and “#4B” are one door: `4b`. */
export function comparableUnit(text: string): string {
  const { unit } = splitUnit(` ${text.trim()}`);
  return wordsOf(unit === '' ? text : unit).join('');
}

/** The five digits of a ZIP code, also of ZIP+4; undefined for anything else. */
export const fiveDigits = (text: string): string | undefined =>
  /^\s*(\d{5})(?:[\s-]?\d{4})?\s*$/u.exec(text)?.[1];
