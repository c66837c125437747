import { SCROLLED } from './axis.ts';
import type { Axis } from './options.ts';
import type { Track } from './track.ts';

/**
 * Decides where a track goes when a finger leaves it: to the next slide if the finger has moved it more than
 * `tolerance` px, or else back. The browser's own scrolling handles the movement before that, and flings
 * beyond the next slide.
 */
export function settleSwipes(
  element: HTMLElement,
  stage: Track,
  { axis, swipeTolerance: tolerance, transition }: SwipeOptions,
  signal: AbortSignal,
): void {
  const scrolled = SCROLLED[axis];
  let from = 0;
  let index = 0;
  element.addEventListener(
    'touchstart',
    () => {
      from = element[scrolled];
      index = stage.index;
    },
    { passive: true, signal },
  );
  element.addEventListener(
    'touchend',
    ({ touches }) => {
      const moved = element[scrolled] - from;
      if (touches.length > 0 || moved === 0) return;
      const next = index + Math.sign(moved);
      if (Math.abs(moved) <= tolerance) stage.show(index, transition);
      else if (stage.nearest() === index && next >= 0 && next < stage.count) stage.show(next, transition);
    },
    { passive: true, signal },
  );
}

interface SwipeOptions {
  readonly axis: Axis;
  /** Distance, px. */
  readonly swipeTolerance: number;
  /** Duration, ms. */
  readonly transition: number;
}
