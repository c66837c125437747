import { houseNumber } from './house-number.ts';

/**
 * While the visitor types a street address, shows its house number on the house that `AddressThread` draws, and in the
 * text of the drawing.
 */
export function followStreet(): void {
  function write({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-street]')) return;
    const number = houseNumber(target.value);
    for (const place of target.closest('[data-street-check]')?.querySelectorAll('[data-number]') ?? [])
      place.textContent = number && `${place.getAttribute('data-number')}${number}`;
  }
  // A chosen suggestion, or an address from the browser's autofill, is complete when the focus leaves the
  // field.
  for (const moment of ['input', 'focusout']) document.addEventListener(moment, write);
}
