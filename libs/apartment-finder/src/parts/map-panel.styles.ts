import { styled } from 'styled-components';
import { SMALL_VIEWPORT_PX } from '../constants/finder.constants.ts';

/** A pattern of threads that stands for streets until the map is loaded. */
const streets =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='320' height='320' fill='none' stroke='%23857f72' stroke-opacity='.28' stroke-width='1.5'%3E%3Cpath d='M0 60c80-30 240 30 320 0M0 150c80 26 240-26 320 0M0 244c80-18 240 18 320 0M60 0c-30 80 30 240 0 320M158 0c26 80-26 240 0 320M250 0c-18 80 18 240 0 320'/%3E%3C/svg%3E\")";

export const Panel = styled.div`
  position: relative;
  background: var(--color-surface-sunken) ${streets};

  @media (scripting: none) {
    display: none;
  }

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
    }

    &[data-map='failed'] {
      block-size: auto;
    }
  }
`;

export const Canvas = styled.div`
  position: absolute;
  inset: 0;

  [data-map='failed'] > & {
    display: none;
  }
`;

/** Covers the pattern, and pins whose map is not drawn yet. */
export const Loading = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-start: 50%;
  inset-inline: 0;
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * var(--space-4));
  margin: 0 auto;
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-pill);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  font-weight: 600;
  pointer-events: none;

  /* The script of the map has not come: nothing is loading. */
  [given-up] & {
    display: none;
  }
`;

export const NoMap = styled.p`
  position: relative;
  max-inline-size: 26rem;
  margin-inline: auto;
  padding: var(--space-6) var(--space-5);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  text-align: center;

  @media (width >= ${SMALL_VIEWPORT_PX}px) {
    inset-block-start: 35%;
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
