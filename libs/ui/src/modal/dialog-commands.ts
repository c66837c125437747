/** Attributes of a `<button>` that opens or closes a dialog on a page without React. */
export interface DialogCommand {
  readonly command: 'show-modal' | 'close';
  readonly commandfor: string;
}

/**
 * Returns the attributes of a button that opens a modal dialog. A browser that supports `commandfor` opens the
 * dialog without a script. In older browsers, `obeyCommand` opens the dialog.
 * @param id id of a `ServedDialog`
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

type Click = { readonly target: EventTarget | null; preventDefault(): void };

/**
 * Runs the command of a clicked button, in browsers that do not support commands. Call it for every click on
 * the document.
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
