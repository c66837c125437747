'use client';

import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

export type ModalOptions = {
  open: boolean;
  /** Called on Escape, the close button, or a click outside the panel. The caller then sets `open` to false. */
  onClose: () => void;
  /** Whether a click outside the panel calls `onClose`. */
  closeOnBackdrop: boolean;
};

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/**
 * Measures how much of the screen a phone's keyboard hides at the top and at the bottom, and sets the custom properties
 * with which the styles keep the panel visible.
 */
function keepInSight(panel: HTMLElement, { offsetTop, height, scale }: VisualViewport): void {
  // A visitor who has zoomed in wants to see only a part.
  const zoomed = scale > 1;
  const below = document.documentElement.clientHeight - offsetTop - height;
  panel.style.setProperty('--unseen-above', zoomed ? '0px' : `${Math.max(offsetTop, 0)}px`);
  panel.style.setProperty('--unseen-below', zoomed ? '0px' : `${Math.max(below, 0)}px`);
}

/**
 * Opens and closes a native modal `<dialog>` with the prop `open`. The browser keeps the focus inside the open
 * dialog. When the dialog closes, or React removes it, the focus returns to its earlier place.
 */
export function useModal({ open, onClose, closeOnBackdrop }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  /** Whether the dialog was open when React removed or hid it. */
  const wasOpen = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    // React shows again what it has hidden. In development, it also does so once after each first rendering.
    if (wasOpen.current) dialog?.showModal();
    wasOpen.current = false;
    return () => {
      wasOpen.current = dialog?.open ?? false;
      // The browser returns the focus when a dialog closes, but not when it is removed from the page while it is open.
      if (wasOpen.current) dialog?.close();
    };
  }, []);

  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!open || !seen) return undefined;
    const keep = () => ref.current && keepInSight(ref.current, seen);
    keep();
    seen.addEventListener('resize', keep);
    seen.addEventListener('scroll', keep);
    return () => {
      seen.removeEventListener('resize', keep);
      seen.removeEventListener('scroll', keep);
    };
  }, [open]);

  return {
    ref,
    onCancel(event) {
      // The `cancel` event of a file field or of an inner dialog also arrives here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event) {
      // Browsers may close a dialog without a `cancel` event, for example on a second Escape. The event arrives later:
      // the dialog may be open again.
      const isClosed = !event.currentTarget.open && !wasOpen.current;
      if (event.target === event.currentTarget && open && isClosed) onClose();
    },
    onMouseDown(event) {
      pressedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event) {
      // A press inside and a release outside, as when a visitor selects text, must not close the dialog.
      const outside = pressedOnBackdrop.current && event.target === event.currentTarget;
      pressedOnBackdrop.current = false;
      if (outside && closeOnBackdrop) onClose();
    },
  };
}
