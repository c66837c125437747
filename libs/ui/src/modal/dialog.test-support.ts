/**
 * Adds the methods `showModal` and `close` to dialogs in jsdom, which has no modal dialogs. As in a browser, a dialog
 * that closes returns the focus.
 */
export function installDialog(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
}
