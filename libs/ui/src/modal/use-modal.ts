'use client';

import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useEffect, useRef } from 'react';

export type ModalOptions = {
  open: boolean;
  /** Called on Escape, the close button, or a click beside the panel. The caller then sets `open` to false. */
  onClose: () => void;
  /** Whether a click beside the panel calls `onClose`. */
  closeOnBackdrop: boolean;
};

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/** Sets how much of the screen above and below is out of sight, for example because of a phone's keyboard. */
function keepInSight(panel: HTMLElement, { offsetTop, height, scale }: VisualViewport): void {
  // Who has zoomed in wants to see a part.
  const zoomed = scale > 1;
  const below = document.documentElement.clientHeight - offsetTop - height;
  panel.style.setProperty('--unseen-above', zoomed ? '0px' : `${Math.max(offsetTop, 0)}px`);
  panel.style.setProperty('--unseen-below', zoomed ? '0px' : `${Math.max(below, 0)}px`);
}

/**
 * Connects a native modal `<dialog>` to a controlled `open`. The browser keeps the focus inside, returns it at
 * the end, and makes the rest of the page inert.
 */
export function useModal({ open, onClose, closeOnBackdrop }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

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
      // A file field or a dialog further inside also sends `cancel`; that one is not about us.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event) {
      // Browsers may close without asking, for example on a second Escape; the caller must still hear of it.
      if (event.target === event.currentTarget && open) onClose();
    },
    onMouseDown(event) {
      pressedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event) {
      // Both ends of the click must be outside: selecting text and letting go beside the panel is not closing.
      const outside = pressedOnBackdrop.current && event.target === event.currentTarget;
      pressedOnBackdrop.current = false;
      if (outside && closeOnBackdrop) onClose();
    },
  };
}
