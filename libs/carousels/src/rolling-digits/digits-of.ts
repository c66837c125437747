import { DIGIT_POSITIONS } from './rolling-digits.constants.ts';

/** The character at a position; empty before the first digit. */
export type Digit = '' | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

const LARGEST = 10 ** DIGIT_POSITIONS - 1;

/**
 * Returns the number that the digits show: a whole number from 0 to the largest number with `DIGIT_POSITIONS`
 * digits.
 */
export function shownNumber(value: number): number {
  return Number.isNaN(value) ? 0 : Math.max(0, Math.min(Math.round(value), LARGEST));
}

/** Returns the character at each position, from the left. */
export function digitsOf(value: number): readonly Digit[] {
  const digits = String(shownNumber(value)).split('') as Digit[];
  return [...Array<Digit>(DIGIT_POSITIONS - digits.length).fill(''), ...digits];
}
