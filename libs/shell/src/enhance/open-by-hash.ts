import { leaveHash } from '../shell/leave-hash.ts';

/**
 * Opens the dialog in the page's markup that names the present hash. The dialog makes room when something in it opens
 * the address check, closes when the hash goes, and takes the hash along when it closes: otherwise a reload would open
 * it again, and a second link to it would not.
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
