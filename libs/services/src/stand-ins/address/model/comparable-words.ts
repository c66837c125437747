import { TYPED_MAX_LENGTH } from './address.constants.ts';
import { shortForm } from './word-forms.ts';

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘`´]/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;

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
