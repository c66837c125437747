import { SCROLLED } from './axis.ts';
import type { Axis } from './options.ts';
import type { Track } from './track.ts';

/**
 * Moves a track to a slide when a finger leaves the track. If the finger has moved the track by more than
 * `swipeTolerance` px, the next slide comes; otherwise the track returns. The browser itself scrolls the track
 * under the finger, and handles flings past the next slide.
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
  /** Distance of a swipe that brings the next slide, px. */
  readonly swipeTolerance: number;
  /** Duration of the movement, ms. */
  readonly transition: number;
}
