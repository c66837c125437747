/**
 * Adds modal dialogs to jsdom, which has `<dialog>` but cannot open it as a modal. Supports only what the tests
 * need.
 */
export function stubModalDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
