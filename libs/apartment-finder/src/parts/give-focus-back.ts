import { PHONE_SCREEN } from '../constants/finder.constants.ts';

/** Focuses an element. On a phone, a field gets no keyboard until the visitor taps or leaves it. */
function giveFocus(element: HTMLElement): void {
  if (element instanceof HTMLInputElement && matchMedia(PHONE_SCREEN).matches) {
    const restore = () => element.removeAttribute('inputmode');
    element.inputMode = 'none';
    element.addEventListener('pointerdown', restore, { once: true });
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus();
}

/** Returns a lost focus to the element that had it. A visitor who has moved the focus elsewhere keeps it. */
export function giveFocusBack(element: HTMLElement): void {
  if (document.activeElement?.contains(element)) giveFocus(element);
}

/**
 * Moves the focus from a pressed element that is about to disappear, to the title of the list or else to the
 * search.
 */
export function handFocusOn(pressed: Element): void {
  const around = pressed.closest('dialog, section');
  const next =
    around?.querySelector<HTMLElement>('[data-list-title]') ?? around?.querySelector<HTMLElement>('[name=q]');
  if (next) giveFocus(next);
}
