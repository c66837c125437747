/** Storage key that records that the visitor has closed the dialog with the table. */
export const MODAL_OPEN_KEY = 'modalOpen';

function remember(): void {
  try {
    localStorage.setItem(MODAL_OPEN_KEY, 'false');
  } catch {
    // If the browser stores nothing, it forgets that the visitor has closed the dialog.
  }
}

/**
 * Stores that the visitor has closed the dialog with the table. Clicks beside the dialog do not close it.
 * @returns a function that removes this behavior
 */
export function enhanceTechSpec(root: Element): () => void {
  const dialog = root.closest('dialog');
  if (!dialog) return () => {};
  // The visitor closed the dialog before this script ran.
  if (!dialog.open && root.localName === 'skein-enhancer') remember();
  dialog.addEventListener('close', remember);
  return () => dialog.removeEventListener('close', remember);
}
