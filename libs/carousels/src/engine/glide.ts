import { SCROLLED } from './axis.ts';
import type { Axis } from './options.ts';

/** Returns the eased progress, which starts and ends slowly. `t` is from 0 to 1. */
const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * Scrolls a track to a position within `ms` milliseconds. It turns scroll snapping off meanwhile, because
 * snapping would pull the track back.
 * @param onEnd called once: when the movement ends or is stopped
 * @returns a function that stops the movement
 */
export function glide(track: HTMLElement, axis: Axis, to: number, ms: number, onEnd: () => void): () => void {
  const scrolled = SCROLLED[axis];
  const from = track[scrolled];
  let frame = 0;
  let start: number | undefined;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    cancelAnimationFrame(frame);
    track.style.scrollSnapType = '';
    onEnd();
  };
  const move = (now: number) => {
    start ??= now;
    const t = ms > 0 ? Math.min((now - start) / ms, 1) : 1;
    track[scrolled] = from + (to - from) * ease(t);
    if (t < 1) frame = requestAnimationFrame(move);
    else end();
  };
  track.style.scrollSnapType = 'none';
  if (ms > 0) frame = requestAnimationFrame(move);
  else move(0);
  return end;
}
