'use client';

import { Glyph, VisuallyHidden, chevronDownGlyph, pinGlyph } from '@skein/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { neighborhoodNamed } from '../address/finder-address.ts';
import type { FinderNeighborhood } from '../city/finder-city.ts';
import { NAV_HEIGHT_PX, PHONE_SCREEN } from '../constants/finder.constants.ts';
import { controlTexts } from '../texts/finder.texts.ts';
import { useFinder } from './finder-context.ts';
import { Neighborhoods } from './neighborhoods.tsx';

export type ChooserProps = {
  readonly choices: readonly FinderNeighborhood[];
};

/** Draws a button that opens the list of neighborhoods: below the button, or over the whole screen of a phone. */
export function Chooser({ choices }: ChooserProps): ReactElement {
  const { address, act, city, say } = useFinder();
  const root = useRef<HTMLDetailsElement>(null);
  const close = (focus: boolean) => {
    const details = root.current;
    if (!details?.open) return;
    details.open = false;
    if (focus) details.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const outside = ({ target }: Event) => {
      const details = root.current;
      if (details && target instanceof Node && !details.contains(target)) details.open = false;
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, []);
  return (
    <Details
      ref={root}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close(true);
      }}
    >
      <Summary
        onClick={(event) => {
          // If the list was opened before the script started, this click closes it without an overlay.
          if (root.current?.open || !matchMedia(PHONE_SCREEN).matches) return;
          event.preventDefault();
          act({ type: 'open', overlay: 'neighborhoods' });
        }}
      >
        <Glyph path={pinGlyph} size={20} />
        <VisuallyHidden>{`${say(controlTexts.neighborhood)}: `}</VisuallyHidden>
        <span data-chosen="">
          {neighborhoodNamed(city, address.neighborhood)?.name ?? say(controlTexts.allNeighborhoods)}
        </span>
        <Glyph path={chevronDownGlyph} size={18} />
      </Summary>
      <Panel>
        <Neighborhoods choices={choices} onChosen={() => close(true)} />
      </Panel>
    </Details>
  );
}

const Details = styled.details`
  position: relative;
  inline-size: fit-content;
  max-inline-size: 100%;
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  max-inline-size: 100%;
  min-block-size: calc(${NAV_HEIGHT_PX}px - var(--space-3));
  padding-inline: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-pill);
  background: var(--color-surface-raised);
  font-weight: 600;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
  }

  > [data-chosen] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Panel = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: calc(100% + var(--space-2));
  inset-inline-start: 0;
  inline-size: min(20rem, 100vw - 2 * var(--space-gutter));
  max-block-size: min(28rem, 60vh);
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  overflow-y: auto;
  overscroll-behavior: contain;
`;
