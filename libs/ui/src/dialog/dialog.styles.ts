import { styled } from 'styled-components';
import { sizes, type DialogSize } from './dialog.sizes.ts';

/** Hidden until it is opened; comes up from a little below. */
export const Panel = styled.dialog<{ $size: DialogSize }>`
  inline-size: min(${({ $size }) => sizes[$size]}, 100% - 2rem);
  max-block-size: calc(100dvb - 2rem);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-large);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-float);
  overscroll-behavior: contain;
  opacity: 0;
  translate: 0 1rem;
  transition:
    opacity var(--duration-slow) var(--ease-out),
    translate var(--duration-slow) var(--ease-out),
    overlay var(--duration-slow) allow-discrete,
    display var(--duration-slow) allow-discrete;

  &[open] {
    opacity: 1;
    translate: 0 0;

    @starting-style {
      opacity: 0;
      translate: 0 1rem;
    }
  }

  &::backdrop {
    background: #0a1120b3;
    opacity: 0;
    transition:
      opacity var(--duration-slow) var(--ease-out),
      overlay var(--duration-slow) allow-discrete,
      display var(--duration-slow) allow-discrete;
  }

  &[open]::backdrop {
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }
`;

/** Fills the dialog, so that a click on the dialog itself is a click beside the panel. */
export const Inside = styled.div`
  padding: clamp(1.25rem, 0.75rem + 2.5vw, 2.25rem);
`;

export const Top = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
`;

export const Title = styled.h2`
  padding-block-start: 0.2em;
  font-size: var(--heading-3);
  line-height: 1.12;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  container-type: inline-size;
  margin-block-start: var(--space-4);
`;

export const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-6);
`;
