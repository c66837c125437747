/**
 * Adds the browser features to jsdom that the desk and its editor of prose need: modal dialogs, and positions on
 * the screen.
 */
export function fillJsdomGaps(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  document.elementFromPoint ??= () => null;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
}
