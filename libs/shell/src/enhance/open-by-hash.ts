import { leaveHash } from '../shell/leave-hash.ts';

/**
 * Opens the dialog in the page's markup that the current hash names. The dialog closes when something in it
 * opens the address check, and when the hash changes. When it closes, it removes the hash: otherwise a reload
 * would open the dialog again, and a second link to it would not.
 */
export function openDialogByHash(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-open-at]')) {
    const isNamed = () => dialog.getAttribute('data-open-at') === location.hash;
    const close = () => dialog.close();
    if (!isNamed()) close();
    else if (!dialog.open) {
      dialog.showModal();
      // Before the address check answers: a dialog that closes gives the focus back. One that is closed stays closed.
      document.addEventListener('skein:open-address-check', close, true);
      dialog.addEventListener('close', () => isNamed() && leaveHash(), { once: true });
    }
  }
}
