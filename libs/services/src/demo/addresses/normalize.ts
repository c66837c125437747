import { splitStreet, streetSoFar } from '@skein/forms/contract';
import { TYPED_MAX_LENGTH } from '../../stand-ins/address/model/address.constants.ts';
import { shortForm } from './word-forms.ts';

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘`´]/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Returns a street line without its unit, and without a unit word at the end: “12 Oak St” for “12 Oak St apt”. */
export const streetLine = (typed: string): string => streetSoFar(typed.slice(0, TYPED_MAX_LENGTH));

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

/** Returns the unit of an address as typed. If the unit field is empty, the unit comes from the street line. */
export const typedUnit = (streetAddress: string, unitNumber: string): string =>
  unitNumber.trim() === ''
    ? splitStreet(streetAddress.slice(0, TYPED_MAX_LENGTH)).unit
    : unitNumber.trim().slice(0, TYPED_MAX_LENGTH);

/** Returns the first five digits of a ZIP code or ZIP+4 code, or undefined for other texts. */
export const fiveDigits = (text: string): string | undefined =>
  /^\s*(\d{5})(?:[\s-]?\d{4})?\s*$/u.exec(text)?.[1];
