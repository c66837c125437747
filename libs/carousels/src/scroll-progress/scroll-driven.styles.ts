import { css, type keyframes } from 'styled-components';
import { PROGRESS_PROPERTY } from './scroll-progress.constants.ts';

/** Name of a rail's timeline. */
const TIMELINE = '--scroll-rail';

/**
 * Matches where a page may pin something while the visitor scrolls: not under reduced motion, not in a low
 * window such as a phone on its side, not without script, and not on paper. Elsewhere the parts are one below
 * the other.
 */
export const PINNED = `@media screen and (prefers-reduced-motion: no-preference) and (min-height: 34rem) and (scripting: enabled)`;

/** The element that the visitor scrolls past. The longer it is, the longer the animation. */
export const rail = css`
  view-timeline: ${TIMELINE} block;

  /* Of the whole window: by itself it leaves out what links keep free for the header. */
  view-timeline-inset: 0px;
`;

/**
 * Plays an animation between two points of the rail, 0 to 1. The browser ties it to the scroll position if it
 * can; otherwise the measured progress does.
 */
export function scrollDriven(name: ReturnType<typeof keyframes>, from: number, to: number) {
  return css`
    animation: ${name} linear both;
    animation-timeline: ${TIMELINE};
    animation-range: contain ${from * 100}% contain ${to * 100}%;

    @supports not (animation-timeline: view()) {
      animation-duration: 1s;
      animation-play-state: paused;
      animation-delay: calc(
        (${from} - var(${PROGRESS_PROPERTY}, 1)) / ${Number((to - from).toFixed(4))} * 1s
      );
    }
  `;
}
