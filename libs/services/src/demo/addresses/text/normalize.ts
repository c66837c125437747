import { TYPED_MAX_WORDS } from '../model/demo-addresses.constants.ts';
import { TYPED_MAX_LENGTH } from '../../../stand-ins/address/model/address.constants.ts';
import { shortForm } from './word-forms.ts';

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘`´]/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;
/** A door named in the street line, to the end: “#4”, “apt. 4”, “Unit B-2”. Not a street that is called Unit. */
const UNIT =
  /\s(?:#\s*|(?:apartment|apt|unit|suite|ste|depto|dpto|apto)\b[\s.#]*)([\p{L}\p{N}][\p{L}\p{N}-]*)/iu;

export interface SplitAddress {
  /** The text without its door. */
  readonly street: string;
  /** Empty when no door is named. */
  readonly unit: string;
}

/** “12 Oak St #4, Austin” → “12 Oak St, Austin” and “4”. */
export function splitUnit(text: string): SplitAddress {
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
    .filter((word) => word !== '')
    .slice(0, TYPED_MAX_WORDS);
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
