'use client';

import { useLayoutEffect, type RefObject } from 'react';
import { edgeOf, placeOf, type Edges } from './popover-place.ts';

/** Largest height of the list, px. A higher list scrolls. */
const HIGHEST_PX = 360;

/** Returns the visible part of the page, without what a phone's keyboard covers. */
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
  // Scrolled away, in the page or in its dialog: a list by itself would belong to nothing.
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
 * Shows an open list next to its field, in the top layer, where no frame clips it.
 * @param spared returns the element that the list must not cover
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
    // What is above the field may grow or wrap anew after all that, and moves it.
    const moves = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow);
    for (const box of [anchor, anchor.closest('dialog') ?? document.body]) moves?.observe(box);
    return () => {
      moves?.disconnect();
      listening.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is spared does not change while a list is open
  }, [list, anchor, open]);
}
