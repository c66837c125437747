import { css, type keyframes } from 'styled-components';
import { PROGRESS_PROPERTY } from './scroll-progress.constants.ts';

/** Name of the timeline that a rail carries. */
const TIMELINE = '--scroll-rail';

/**
 * Where the page may hold something still while it is scrolled: not under reduced motion, not on a low window such as a
 * phone on its side, not without script and not on paper. Elsewhere all of it stands in the page, one below the other.
 */
export const PINNED = `@media screen and (prefers-reduced-motion: no-preference) and (min-height: 34rem) and (scripting: enabled)`;

/** What is scrolled past: the longer it is, the more there is to scroll. */
export const rail = css`
  view-timeline: ${TIMELINE} block;

  /* Of the whole window: by itself it leaves out what links keep free for the header. */
  view-timeline-inset: 0px;
`;

/**
 * Plays an animation between two points of the rail, 0 to 1: in step with the scroll where the browser can do that by
 * itself, else by what was measured.
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
