import { atLeast } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * Paths of the three threads of the line on which the extras hang. The line sags a little, and extends past the drawing
 * of 1440 by 176 units.
 */
const LINE = [0, 8, 16].map(
  (y) => `M-1300 ${y - 6}C-400 ${y - 2} 260 ${y + 24} 720 ${y + 24}S1840 ${y - 2} 2740 ${y - 6}`,
);

/** Distance between two extras on the line, in units of the drawing. */
const STEP = 168;

/** Draws a line with all free extras, which hang on it like laundry. */
export function ExtrasLine() {
  return (
    <Line viewBox="0 0 1440 176" aria-hidden="true" focusable="false">
      {LINE.map((d, thread) => (
        <Thread key={d} $color={(['internet', 'tv', 'phone'] as const)[thread] ?? 'internet'} d={d} />
      ))}
      <Hung place={-2} drop={22} outer>
        <path d="M-34 54v-8a34 34 0 0 1 68 0v8" />
        <Filled $color="tv" d="M-43 50h18v34h-10a8 8 0 0 1-8-8zM43 50H25v34h10a8 8 0 0 0 8-8z" />
        <path d="M36 84c0 15-12 20-28 20" />
      </Hung>
      <Hung place={-1} drop={34}>
        <Raised d="M-38 34a38 20 0 0 1 76 0v30a38 20 0 0 1-76 0z" />
        <path d="M-38 34a38 20 0 0 0 76 0M-54 34c-7 9-7 22 0 31M54 34c7 9 7 22 0 31" />
        <Filled $color="internet" d="M-5 70a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" />
      </Hung>
      <Hung place={0} drop={18}>
        <Raised d="M-30 10h60a18 18 0 0 1 18 18v56a18 18 0 0 1-18 18h-60a18 18 0 0 1-18-18V28a18 18 0 0 1 18-18z" />
        <Thread $color="internet" d="M-20 46c12-11 28-11 40 0M-11 57c7-6 15-6 22 0" />
        <Filled $color="internet" d="M-5 80a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" />
      </Hung>
      <Hung place={1} drop={30}>
        <Filled $color="phone" d="M0 6l36 26v58a9 9 0 0 1-9 9h-54a9 9 0 0 1-9-9V32z" />
        <Zero d="M0 46c8 0 13 7 13 17s-5 17-13 17-13-7-13-17 5-17 13-17zM-3 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0z" />
      </Hung>
      <Hung place={2} drop={24} outer>
        <path d="M30 37h26" />
        <Filled
          $color="business"
          d="M-38 16h58a10 10 0 0 1 10 10v22a8 8 0 0 1-8 8H-2l7 36a7 7 0 0 1-7 9h-20a8 8 0 0 1-8-7l-7-40a12 12 0 0 1-11-12v-16a10 10 0 0 1 10-10z"
        />
        <path d="M-8 56c8 4 8 12 2 18M-30 30h24" />
      </Hung>
    </Line>
  );
}

interface HungProps {
  /** Place on the line, in steps from the middle of the line: 0 is the middle, and places on the left are negative. */
  readonly place: number;
  /** Distance below the line, in units of the drawing. */
  readonly drop: number;
  /** Whether the extra is hidden where there is room for only three extras. */
  readonly outer?: boolean;
  readonly children: ReactNode;
}

function Hung({ place, drop, outer = false, children }: HungProps) {
  const top = 40 - Math.abs(place) * 3;
  return (
    <Thing $outer={outer} transform={`translate(${720 + place * STEP} ${top})`}>
      <path d={`M0 -2V${drop + 8}`} />
      <g transform={`translate(0 ${drop})`}>{children}</g>
    </Thing>
  );
}

/**
 * Keeps the drawing large enough to recognize the extras. Only the line extends past the sides of the screen.
 */
const Line = styled.svg`
  position: absolute;
  z-index: -1;
  inset-block-end: var(--space-6);
  inset-inline-start: 50%;
  inline-size: clamp(52rem, 100%, 90rem);
  max-inline-size: none;
  block-size: auto;
  overflow: visible;
  translate: -50% 0;
  fill: none;
  stroke: var(--color-text);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Thing = styled.g<{ $outer: boolean }>`
  ${({ $outer }) => ($outer ? 'display: none;' : '')}

  ${atLeast('small')} {
    display: inline;
  }
`;

const Thread = styled.path<{ $color: string }>`
  stroke: var(--color-${({ $color }) => $color}-fill);
`;

const Raised = styled.path`
  fill: var(--color-surface-raised);
`;

const Filled = styled.path<{ $color: string }>`
  fill: var(--color-${({ $color }) => $color}-fill);
`;

const Zero = styled.path`
  stroke: var(--color-on-phone-fill);
  stroke-width: 5;
`;
