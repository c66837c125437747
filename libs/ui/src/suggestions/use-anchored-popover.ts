'use client';

import { useLayoutEffect, type RefObject } from 'react';
import { edgeOf, placeOf, type Edges } from './popover-place.ts';

/** Maximum height of the list, in px. A longer list scrolls. */
const HIGHEST_PX = 360;

/** Returns the edges of the part of the page that is visible above a phone's keyboard. */
function visibleEdges(): Edges {
  const { visualViewport: seen } = window;
  const top = seen?.offsetTop ?? 0;
  return { top, bottom: top + (seen?.height ?? document.documentElement.clientHeight) };
}

function place(list: HTMLElement, anchor: HTMLInputElement, spared: Element | null | undefined) {
  const { top, bottom, left, right, width } = anchor.getBoundingClientRect();
  const field = { top: anchor.labels?.[0]?.getBoundingClientRect().top ?? top, bottom };
  const visible = visibleEdges();
  const kept = spared?.getBoundingClientRect();
  const meets = kept && kept.top >= bottom && kept.left < right && kept.right > left;
  const found = placeOf(field, visible, meets ? kept.top : undefined);
  // If the field has scrolled out of view, in the page or in its dialog, the list is hidden too.
  const frame = anchor.closest('dialog')?.getBoundingClientRect() ?? visible;
  const away = bottom < Math.max(visible.top, frame.top) || top > Math.min(visible.bottom, frame.bottom);
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: `${edgeOf(field, found)}px`,
    translate: found.above ? '0 -100%' : '',
    maxHeight: `${Math.min(found.room, HIGHEST_PX)}px`,
    visibility: away ? 'hidden' : '',
  });
}

/**
 * Places an open list beside its field. The list is in the browser's top layer, so no element clips it.
 * @param spared returns an element that the list must not cover
 */
export function useAnchoredPopover(
  list: RefObject<HTMLElement | null>,
  anchor: HTMLInputElement,
  open: boolean,
  spared: () => Element | null | undefined = () => undefined,
): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!open || !element) return undefined;
    element.showPopover?.();
    const follow = () => place(element, anchor, spared());
    follow();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', follow, { capture: true, passive: true, signal });
    addEventListener('resize', follow, { signal });
    for (const event of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(event, follow, { signal });
    // The field may also move when elements above it change their size.
    const moves = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow);
    for (const box of [anchor, anchor.closest('dialog') ?? document.body]) moves?.observe(box);
    return () => {
      moves?.disconnect();
      listening.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is spared does not change while a list is open
  }, [list, anchor, open]);
}
