'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** What the focus goes to when a detail closes that nothing on the page has opened: its card, or else the list. */
function placeOf(apartment: string): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`[data-apartment="${CSS.escape(apartment)}"]`) ??
    document.querySelector<HTMLElement>('[data-list-title]')
  );
}

/**
 * Opens a `dialog`: over the whole of a small screen, and beside the map on a large one, also when the screen becomes the
 * other. What had the focus gets it back.
 */
export function useDetailDialog(apartment: string, small: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = useRef(apartment);
  // One that is served stands beside the map.
  const isModal = useRef(false);
  useEffect(() => {
    shown.current = apartment;
  }, [apartment]);

  useEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    return () => {
      const isOutside =
        opener instanceof HTMLElement &&
        opener !== document.body &&
        opener.isConnected &&
        !dialog?.contains(opener);
      const back = isOutside ? opener : placeOf(shown.current);
      back?.focus();
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (dialog.open && isModal.current === small) return;
    if (dialog.open) dialog.close();
    isModal.current = small;
    if (small) dialog.showModal();
    else dialog.show();
  }, [small]);
  return ref;
}
