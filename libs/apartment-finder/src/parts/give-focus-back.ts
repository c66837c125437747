import { PHONE_SCREEN } from '../constants/finder.constants.ts';

/**
 * Focuses an element. If the element is an input on a phone, the phone's keyboard stays closed until the visitor taps
 * the input.
 */
function giveFocus(element: HTMLElement): void {
  if (element instanceof HTMLInputElement && matchMedia(PHONE_SCREEN).matches) {
    const restore = () => element.removeAttribute('inputmode');
    element.inputMode = 'none';
    element.addEventListener('pointerdown', restore, { once: true });
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus();
}

/** Gives the focus back to an element, unless the visitor has focused another element. */
export function giveFocusBack(element: HTMLElement): void {
  if (document.activeElement?.contains(element)) giveFocus(element);
}

/**
 * Moves the focus away from a pressed element that is about to disappear. The focus goes to the title of the list, or
 * else to the search field, or else to the button that closes the details.
 */
export function handFocusOn(pressed: Element): void {
  const around = pressed.closest('dialog, section');
  const next = ['[data-list-title]', '[name=q]', '[data-close]']
    .map((one) => around?.querySelector<HTMLElement>(one))
    .find((one) => one != null);
  if (next) giveFocus(next);
}
