import { css, type keyframes } from 'styled-components';
import { PROGRESS_PROPERTY } from './scroll-progress.constants.ts';

/** Name of the scroll timeline of the element that the visitor scrolls past. */
const TIMELINE = '--scroll-rail';

/**
 * Media query of pages that may pin an element while the visitor scrolls. Without pinning, a page shows the
 * parts below each other: under reduced motion, in a low window (a phone on its side), without script, or on
 * paper.
 */
export const PINNED = `@media screen and (prefers-reduced-motion: no-preference) and (min-height: 34rem) and (scripting: enabled)`;

/** Styles of a rail, the element that the visitor scrolls past. A longer rail makes a longer animation. */
export const rail = css`
  view-timeline: ${TIMELINE} block;

  /* Of the whole window: by itself it leaves out what links keep free for the header. */
  view-timeline-inset: 0px;
`;

/**
 * Plays an animation while the visitor scrolls between two points of the rail (the element that the visitor scrolls
 * past), 0 to 1. A scroll timeline controls the animation. In browsers without scroll timelines, the property
 * `PROGRESS_PROPERTY` controls the animation.
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
