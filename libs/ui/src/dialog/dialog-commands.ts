/** What a button carries that opens or closes a dialog in plain markup. Spread it onto a `button`. */
export interface DialogCommand {
  readonly command: 'show-modal' | 'close';
  readonly commandfor: string;
  readonly popoverTarget: string;
  readonly popoverTargetAction: 'show' | 'hide';
}

/**
 * Attributes of a button that opens a dialog, without script: browsers that know commands open it as a modal, older ones
 * as a popover, and `obeyCommand` makes a modal of that where script runs.
 * @param id of a `ServedDialog`
 */
export const opensDialog = (id: string): DialogCommand => ({
  command: 'show-modal',
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: 'show',
});

/** Attributes of a button that closes a dialog, however it was opened. */
export const closesDialog = (id: string): DialogCommand => ({
  command: 'close',
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: 'hide',
});

/** Of a click: what of it matters here, whether React or the browser tells of it. */
type Click = { readonly target: EventTarget | null; preventDefault(): void };

/**
 * Does what a clicked button commands, in browsers that do not know commands; in others they have done it. A page calls
 * it for every click on the document; the components of this library call it for their own buttons.
 */
export function obeyCommand(click: Click): void {
  const button = click.target instanceof Element ? click.target.closest('button[commandfor]') : null;
  if (!button || 'command' in button) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const opens = button.getAttribute('command') === 'show-modal';
  // A popover that is showing already is closed by its own button.
  if (!opens && !dialog.open) return;
  click.preventDefault();
  if (!opens) dialog.close();
  else if (!dialog.open) dialog.showModal();
}
