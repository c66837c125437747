import { PHONE_SCREEN } from '../constants/finder.constants.ts';

/** Gives the focus back to what had it: on a phone to a field without its keyboard, until it is pressed or left. */
export function giveFocusBack(element: HTMLElement): void {
  if (element instanceof HTMLInputElement && matchMedia(PHONE_SCREEN).matches) {
    const restore = () => element.removeAttribute('inputmode');
    element.inputMode = 'none';
    element.addEventListener('pointerdown', restore, { once: true });
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus();
}
