import { PHONE_SCREEN } from '../constants/finder.constants.ts';

/** Focuses an element. On a phone, focusing an input opens no keyboard until the visitor taps the input. */
function giveFocus(element: HTMLElement): void {
  if (element instanceof HTMLInputElement && matchMedia(PHONE_SCREEN).matches) {
    const restore = () => element.removeAttribute('inputmode');
    element.inputMode = 'none';
    element.addEventListener('pointerdown', restore, { once: true });
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus();
}

/** Returns the focus to an element, unless the visitor has moved the focus elsewhere. */
export function giveFocusBack(element: HTMLElement): void {
  if (document.activeElement?.contains(element)) giveFocus(element);
}

/**
 * Moves the focus away from a pressed element that is about to disappear. The focus goes to the title of the
 * list; without a title to the search; without a search to the element that closes the details.
 */
export function handFocusOn(pressed: Element): void {
  const around = pressed.closest('dialog, section');
  const next = ['[data-list-title]', '[name=q]', '[data-close]']
    .map((one) => around?.querySelector<HTMLElement>(one))
    .find((one) => one != null);
  if (next) giveFocus(next);
}
