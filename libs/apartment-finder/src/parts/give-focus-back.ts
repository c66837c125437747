/** Gives the focus back to what had it: to a field without the keyboard of a phone, until it is pressed or left. */
export function giveFocusBack(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    const restore = () => element.removeAttribute('inputmode');
    element.inputMode = 'none';
    element.addEventListener('pointerdown', restore, { once: true });
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus();
}
