import { HeadingTag } from '@skein/ui';
import { styled } from 'styled-components';
import { ANIMATION_MS, LIST_PADDING_PX, SMALL_VIEWPORT_PX } from '../constants/finder.constants.ts';

/** Slides the details in over the list. On a small screen, the details cover the whole screen. */
export const Panel = styled.dialog`
  position: relative;
  z-index: 4;
  inset: 0;
  align-self: stretch;
  inline-size: auto;
  block-size: auto;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);
  overflow: visible;

  @media (prefers-reduced-motion: no-preference) {
    transition: translate ${ANIMATION_MS}ms var(--ease-out);

    @starting-style {
      translate: -100% 0;
    }
  }

  &:modal {
    position: fixed;
    overflow-y: auto;
    overscroll-behavior: contain;

    @starting-style {
      translate: 0 100%;
    }
  }

  &:not([open]) {
    display: none;
  }

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    &:not(:modal) {
      border-block-end: 1px solid var(--color-line);
    }
  }
`;

export const Body = styled.div`
  position: sticky;
  inset-block-start: calc(var(--below-header) + 5rem);
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-4) ${LIST_PADDING_PX}px var(--space-10);
  padding-inline-start: var(--finder-edge, ${LIST_PADDING_PX}px);

  dialog:modal > & {
    position: static;
    padding-inline: var(--space-gutter);
  }
`;

export const Close = styled.div`
  justify-self: end;

  > a {
    color: inherit;
  }
`;

export const Title = styled(HeadingTag)`
  font-size: var(--heading-2);
  line-height: 1.06;
  overflow-wrap: anywhere;
`;

export const Place = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-lead);
`;

export const Statement = styled.div`
  display: grid;
  gap: var(--space-4);
  inline-size: 100%;
  margin-block-start: var(--space-2);
  padding: var(--space-5);
  border-radius: var(--radius-medium);
  background: var(--color-coming-soon-surface);

  &[data-ready] {
    background: var(--color-positive-surface);
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  margin-block-start: var(--space-2);
`;
