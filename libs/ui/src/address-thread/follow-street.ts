import { houseNumber } from './house-number.ts';

/** Writes the house number that a visitor types on the drawn house of an `AddressThread`, and into its words. */
export function followStreet(): void {
  function write({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-street]')) return;
    const number = houseNumber(target.value);
    for (const place of target.closest('[data-street-check]')?.querySelectorAll('[data-number]') ?? [])
      place.textContent = number && `${place.getAttribute('data-number')}${number}`;
  }
  // A chosen suggestion, or what a browser fills in, is there when the focus leaves the field.
  for (const moment of ['input', 'focusout']) document.addEventListener(moment, write);
}
