/** Attributes of a button that opens or closes a dialog in plain markup. Spread them onto a `button`. */
export interface DialogCommand {
  readonly command: 'show-modal' | 'close';
  readonly commandfor: string;
}

/**
 * Returns the attributes of a button that opens a dialog as a modal. Browsers that support commands need no
 * script for it; in older ones `obeyCommand` opens it.
 * @param id of a `ServedDialog`
 */
export const opensDialog = (id: string): DialogCommand => ({
  command: 'show-modal',
  commandfor: id,
});

/** Returns the attributes of a button that closes a dialog. */
export const closesDialog = (id: string): DialogCommand => ({
  command: 'close',
  commandfor: id,
});

/** The part of a click event that this module uses. */
type Click = { readonly target: EventTarget | null; preventDefault(): void };

/**
 * Runs the command of a clicked button in browsers that do not support commands, and does nothing in others.
 * Call it for every click on the document.
 */
export function obeyCommand(click: Click): void {
  const button = click.target instanceof Element ? click.target.closest('button[commandfor]') : null;
  if (!button || 'command' in button) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const opens = button.getAttribute('command') === 'show-modal';
  if (!opens && !dialog.open) return;
  click.preventDefault();
  if (!opens) dialog.close();
  else if (!dialog.open) dialog.showModal();
}
