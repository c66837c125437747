'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { SMALL_SCREEN } from '../constants/finder.constants.ts';
import { giveFocusBack } from './give-focus-back.ts';

/**
 * Returns the element that gets the focus after the details close if no element opened them: the card, or else
 * the list.
 */
function placeOf(apartment: string): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`[data-apartment="${CSS.escape(apartment)}"]`) ??
    document.querySelector<HTMLElement>('[data-list-title]')
  );
}

/**
 * Opens a `dialog`: over the whole of a small screen, and beside the map on a large one. It adapts if the
 * screen's size changes. After it closes, the previous element gets the focus back.
 */
export function useDetailDialog(apartment: string): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = useRef(apartment);
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
      if (back) giveFocusBack(back);
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const small = matchMedia(SMALL_SCREEN);
    // One that is served stands beside the map.
    let isModal = false;
    const show = () => {
      if (dialog.open && isModal === small.matches) return;
      // A dialog inside is in the top layer by itself, and does not follow the one around it.
      const inside = [...dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')];
      for (const one of inside) one.close();
      if (dialog.open) dialog.close();
      isModal = small.matches;
      if (isModal) dialog.showModal();
      else dialog.show();
      for (const one of inside) one.showModal();
    };
    show();
    small.addEventListener('change', show);
    return () => small.removeEventListener('change', show);
  }, []);
  return ref;
}
