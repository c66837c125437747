'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { SMALL_SCREEN } from '../constants/finder.constants.ts';
import { giveFocusBack } from './give-focus-back.ts';

/**
 * Returns the element to focus when the details of a building close, if the element that opened them is unknown or
 * gone: the building's card, or else the title of the list.
 */
function placeOf(apartment: string): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`[data-apartment="${CSS.escape(apartment)}"]`) ??
    document.querySelector<HTMLElement>('[data-list-title]')
  );
}

/**
 * Opens the `dialog` of the returned ref: on a small screen as a modal dialog, and on a large screen beside the map. If
 * the screen's size changes, opens the dialog again. If the visitor chooses another building on the map meanwhile, the
 * dialog takes the focus again. When the dialog closes, the element that had the focus before gets it back.
 */
export function useDetailDialog(apartment: string): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = useRef(apartment);
  const opener = useRef<Element>(null);

  useEffect(() => {
    opener.current = document.activeElement;
    const dialog = ref.current;
    return () => {
      const before = opener.current;
      const isOutside =
        before instanceof HTMLElement &&
        before !== document.body &&
        before.isConnected &&
        !dialog?.contains(before);
      const back = isOutside ? before : placeOf(shown.current);
      if (back) giveFocusBack(back);
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    const { activeElement } = document;
    if (shown.current === apartment) return;
    shown.current = apartment;
    if (!dialog || dialog.contains(activeElement)) return;
    opener.current = activeElement;
    dialog.querySelector<HTMLElement>('[data-close]')?.focus();
  }, [apartment]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const small = matchMedia(SMALL_SCREEN);
    // A dialog that the server has drawn is not modal: it is beside the map.
    let isModal = false;
    const show = () => {
      if (dialog.open && isModal === small.matches) return;
      const focused = document.activeElement;
      // A dialog inside is in the top layer by itself, and does not follow the one around it.
      const inside = [...dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')];
      for (const one of inside) one.close();
      if (dialog.open) dialog.close();
      isModal = small.matches;
      if (isModal) dialog.showModal();
      else dialog.show();
      for (const one of inside) {
        // A closed dialog gives the focus back to what had it when the dialog opened.
        dialog.querySelector<HTMLElement>(`[commandfor="${CSS.escape(one.id)}"]`)?.focus();
        one.showModal();
      }
      // Each dialog that opens moves the focus to its first element.
      if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    };
    show();
    small.addEventListener('change', show);
    return () => small.removeEventListener('change', show);
  }, []);
  return ref;
}
