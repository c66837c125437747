'use client';

import { useLayoutEffect, type RefObject } from 'react';

const GAP_PX = 4;
/** A list under which less room is left than this stands above the field, if there is more. */
const ROOM_PX = 200;

function place(list: HTMLElement, anchor: HTMLElement) {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const below = innerHeight - bottom;
  const above = below < ROOM_PX && top > below;
  list.style.left = `${left}px`;
  list.style.width = `${width}px`;
  list.style.top = above ? 'auto' : `${bottom + GAP_PX}px`;
  list.style.bottom = above ? `${innerHeight - top + GAP_PX}px` : 'auto';
  list.style.maxHeight = `${Math.max((above ? top : below) - 3 * GAP_PX, 0)}px`;
}

/** Shows a list in the top layer, where no frame clips it, at its field, for as long as it is open. */
export function useAnchoredPopover(
  list: RefObject<HTMLElement | null>,
  anchor: HTMLElement,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!open || !element) return undefined;
    element.showPopover?.();
    const follow = () => place(element, anchor);
    follow();
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [list, anchor, open]);
}
