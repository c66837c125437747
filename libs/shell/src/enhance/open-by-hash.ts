import { leaveHash } from '../shell/leave-hash.ts';

/**
 * Opens the first dialog in the page's markup that the current hash names. Closes the dialog when
 * the hash changes, or when a link in the dialog opens the address check. Closing removes the hash. Otherwise,
 * a reload would open the dialog again, and a second link to the dialog would have no effect.
 */
export function openDialogByHash(): void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-open-at]')];
  const first = dialogs.find((dialog) => dialog.getAttribute('data-open-at') === location.hash);
  for (const dialog of dialogs) {
    const isNamed = () => dialog.getAttribute('data-open-at') === location.hash;
    const close = () => dialog.close();
    if (dialog !== first) close();
    else if (!dialog.open) {
      dialog.showModal();
      // Closes the dialog before the address check opens, because closing moves the focus. A closed dialog
      // stays closed.
      document.addEventListener('skein:open-address-check', close, true);
      dialog.addEventListener('close', () => isNamed() && leaveHash(), { once: true });
    }
  }
}
