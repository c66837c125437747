import { digitsOf, shownNumber } from './digits-of.ts';

/**
 * Rolls the digits inside `place` from the current number to another number, and updates the number for screen readers.
 */
export function rollTo(place: Element, value: number): void {
  const row = place.querySelector('[data-rolling]');
  const [spoken, ...positions] = row?.children ?? [];
  if (spoken) spoken.textContent = String(shownNumber(value));
  digitsOf(value).forEach((digit, index) => positions[index]?.setAttribute('data-digit', digit));
}
