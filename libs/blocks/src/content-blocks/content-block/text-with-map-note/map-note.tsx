import type { ContentImage } from '@skein/cms-client';
import { enlargedText, Glyph, Picture, pinGlyph } from '@skein/ui';
import { styled } from 'styled-components';
import { disc } from '../../../parts/layout/disc.styles.ts';

export interface MapNoteProps {
  readonly note?: string | undefined;
  /** Picture of a map. The pin is in the middle of the picture. */
  readonly map?: ContentImage | undefined;
}

/**
 * A card that shows where a place is: a round picture of a map with a pin, and a line about the place. The card
 * is white on every background.
 */
export function MapNote({ note, map }: MapNoteProps) {
  return (
    <Card data-theme="paper">
      {map ? (
        <Porthole>
          <Picture image={map} sizes="160px" aspect={1} rounded="circle" />
          <Pin viewBox="0 0 32 42" aria-hidden="true" focusable="false">
            <ellipse cx="16" cy="38.5" rx="6" ry="2.5" />
            <path d="M16 38C8 28.5 3 22.6 3 15.6a13 13 0 0 1 26 0C29 22.6 24 28.5 16 38z" />
            <circle cx="16" cy="15.6" r="4.6" />
          </Pin>
        </Porthole>
      ) : (
        <Mark>
          <Glyph path={pinGlyph} size={28} />
        </Mark>
      )}
      {note !== undefined && <Note>{note}</Note>}
    </Card>
  );
}

const Card = styled.figure`
  display: flex;
  align-items: center;
  gap: clamp(var(--space-4), 2.5cqi, var(--space-6));
  inline-size: fit-content;
  max-inline-size: min(100%, 31rem);
  margin: 0;
  padding: var(--space-3);
  border: 1px solid transparent;
  border-radius: min(var(--radius-pill), clamp(3.5rem, 11cqi, 4.75rem));
  background-clip: padding-box;
  box-shadow: var(--shadow-float);
  color: var(--color-text);

  && {
    background-color: var(--color-surface-raised);
  }

  ${enlargedText} {
    flex-direction: column;
    align-items: start;
    border-radius: var(--radius-large);
  }
`;

const Porthole = styled.div`
  position: relative;
  flex: none;
  inline-size: clamp(5.5rem, 18cqi, 7.5rem);
  border-radius: 50%;
  outline: 1px solid var(--color-line);
  outline-offset: -1px;
`;

/** Places the pin so that its tip is at the center of the map. */
const Pin = styled.svg`
  position: absolute;
  inset-block-end: 46%;
  inset-inline-start: calc(50% - 1rem);
  inline-size: 2rem;

  ellipse {
    fill: var(--color-text);
    opacity: 0.22;
  }

  path {
    fill: var(--color-accent);
    stroke: var(--color-surface-raised);
    stroke-width: 2.5;
  }

  circle {
    fill: var(--color-surface-raised);
  }
`;

const Mark = styled.span`
  ${disc('4.5rem')}
  background-color: var(--color-accent-soft);
  color: var(--color-accent);
`;

const Note = styled.figcaption`
  padding-block: var(--space-2);
  padding-inline-end: clamp(var(--space-4), 3cqi, var(--space-8));
  font-weight: 560;
  line-height: 1.35;
  text-wrap: pretty;

  ${enlargedText} {
    padding-inline-end: 0;
  }
`;
