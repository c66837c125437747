/** Storage key for the fact that the visitor has closed the table. */
export const MODAL_OPEN_KEY = 'modalOpen';

function remember(): void {
  try {
    localStorage.setItem(MODAL_OPEN_KEY, 'false');
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}

/**
 * Stores that the visitor has closed the dialog around the table. A click beside the dialog does not close it.
 * @returns a function that undoes it
 */
export function enhanceTechSpec(root: Element): () => void {
  const dialog = root.closest('dialog');
  if (!dialog) return () => {};
  // It was seen, and put away before this came.
  if (!dialog.open && root.localName === 'skein-enhancer') remember();
  dialog.addEventListener('close', remember);
  return () => dialog.removeEventListener('close', remember);
}
