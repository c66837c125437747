import { PHONE_SCREEN } from '../constants/finder.constants.ts';

/** On a phone it goes to a field without its keyboard, until that is pressed or left. */
function giveFocus(element: HTMLElement): void {
  if (element instanceof HTMLInputElement && matchMedia(PHONE_SCREEN).matches) {
    const restore = () => element.removeAttribute('inputmode');
    element.inputMode = 'none';
    element.addEventListener('pointerdown', restore, { once: true });
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus();
}

/** Gives the focus, where it is lost, back to what had it. A visitor who has gone on meanwhile keeps it. */
export function giveFocusBack(element: HTMLElement): void {
  if (document.activeElement?.contains(element)) giveFocus(element);
}

/** Before what is pressed goes away: gives its focus to the title of the list, or to the search where there is no list. */
export function handFocusOn(pressed: Element): void {
  const around = pressed.closest('dialog, section');
  const next =
    around?.querySelector<HTMLElement>('[data-list-title]') ?? around?.querySelector<HTMLElement>('[name=q]');
  if (next) giveFocus(next);
}
