import { GAVE_UP } from '@skein/cms-client';
import { css, styled } from 'styled-components';
import { SMALL_VIEWPORT_PX } from '../constants/finder.constants.ts';

/**
 * A repeating pattern of made-up streets, a park and a river, in the colors of the bundled map. Visitors see the
 * pattern until the map is loaded.
 */
const streets =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='480' height='480' fill='none'%3E%3Cpath d='M286 70c34-16 92-8 106 22s2 70-34 78-84-2-94-34 2-54 22-66M84 318c26-10 62 2 66 28s-16 44-44 42-44-20-42-40 8-26 20-30' fill='%23d8ead2'/%3E%3Cg stroke='%23fff' stroke-width='2'%3E%3Cpath d='M0 24c120-16 330 18 480 0M0 128c140 20 350-16 480 0M0 176c130-14 340 18 480 0M0 268c140 18 330-14 480 0M0 368c130-18 350 16 480 0M0 452c140 14 340-14 480 0M30 0c-16 130 20 330 0 480M82 0c16 150-18 340 0 480M184 0c-18 140 16 350 0 480M258 0c18 130-14 340 0 480M340 0c-14 140 16 330 0 480M440 0c16 150-16 340 0 480'/%3E%3C/g%3E%3Cpath d='M0 226c90-40 150 60 240 20s150 50 240-20' stroke='%23cfe6ea' stroke-width='13'/%3E%3Cg stroke='%23ddd1b9' stroke-width='6'%3E%3Cpath d='M0 74c130 24 350-20 480 0M0 318c140-22 340 20 480 0M132 0c-22 140 20 340 0 480M392 0c20 130-22 350 0 480'/%3E%3C/g%3E%3Cg stroke='%23fff' stroke-width='4'%3E%3Cpath d='M0 74c130 24 350-20 480 0M0 318c140-22 340 20 480 0M132 0c-22 140 20 340 0 480M392 0c20 130-22 350 0 480'/%3E%3C/g%3E%3Cpath d='M0 410c150-60 330 50 480 0' stroke='%23e6bf6e' stroke-width='8'/%3E%3Cpath d='M0 410c150-60 330 50 480 0' stroke='%23ffdf9c' stroke-width='5.5'/%3E%3C/svg%3E\")";

export const Panel = styled.div`
  position: relative;
  background: var(--color-surface-sunken) ${streets};

  @media (width >= ${SMALL_VIEWPORT_PX}px) {
    position: sticky;
    inset-block-start: var(--below-header);
    block-size: calc(100dvh - var(--below-header));
    min-block-size: 30rem;
  }

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    block-size: clamp(16rem, 46svh, 26rem);

    [data-panel='list'] > & {
      display: none;

      /* Without script, no button would bring it back. */
      @media (scripting: none) {
        display: block;
      }

      &${GAVE_UP} {
        display: block;
      }
    }
  }
`;

export const Canvas = styled.div`
  position: absolute;
  inset: 0;

  [data-map]:not([data-map='ready']) > & {
    visibility: hidden;
  }

  /* The still picture shows through until the map has drawn its ground. */
  > [role='group'] {
    background: none;
  }
`;

const pill = css`
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * var(--space-4));
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-pill);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  font-weight: 600;
`;

/** Covers the still picture with its button, so that a press anywhere on it counts. */
export const ShowMap = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: grid;
  place-items: end center;
  padding-block-end: var(--space-5);
  cursor: pointer;

  > button {
    border: 0;
    color: inherit;
    font: inherit;
    cursor: inherit;
    ${pill}

    &[aria-disabled='true'] {
      opacity: 0;
    }
  }

  &${GAVE_UP} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** Text over the still picture and the pins, while the map loads. */
export const Loading = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-end: var(--space-5);
  inset-inline: 0;
  margin: 0 auto;
  ${pill}
  pointer-events: none;
`;

/** Text over the still picture if the map fails or the script does not load. */
export const NoMap = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-end: var(--space-5);
  inset-inline: 0;
  max-inline-size: min(26rem, 100% - 2 * var(--space-4));
  margin: 0 auto;
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  text-align: center;

  &[data-unless-awake]:not(${GAVE_UP}) {
    display: none;
  }
`;

export const PinCard = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-end: var(--space-6);
  inset-inline: 0;
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  inline-size: fit-content;
  max-inline-size: min(22rem, 100% - 2 * var(--space-4));
  margin-inline: auto;
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);

  > span {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    display: none;
  }
`;
