import { PHONE_SCREEN } from '../constants/finder.constants.ts';

/**
 * Gives the focus, where it is lost, back to what had it: on a phone to a field without its keyboard, until it is pressed or
 * left. A visitor who has gone on meanwhile keeps it.
 */
export function giveFocusBack(element: HTMLElement): void {
  if (!document.activeElement?.contains(element)) return;
  if (element instanceof HTMLInputElement && matchMedia(PHONE_SCREEN).matches) {
    const restore = () => element.removeAttribute('inputmode');
    element.inputMode = 'none';
    element.addEventListener('pointerdown', restore, { once: true });
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus();
}
