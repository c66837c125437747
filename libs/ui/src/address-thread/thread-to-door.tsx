import type { ReactElement } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { houseNumber } from './house-number.ts';

/**
 * How far the fiber line to an address is built: it `reaches` the house, `stops` before the house, or `waits` at the
 * street cabinet. `asks`: unknown, because the service is still checking the address.
 */
export type Reach = 'reaches' | 'stops' | 'waits' | 'asks';

export interface ThreadToDoorProps {
  readonly reach: Reach;
  /** First line of an address. The drawn house shows the house number. */
  readonly street?: string;
}

const WHOLE = 'M0 34C12 34 14 44 26 43S58 30 74 32S92 34 100 34';
/** SVG path of the built part of the line. */
const built: Readonly<Record<Reach, string>> = {
  reaches: WHOLE,
  stops: 'M0 34C12 34 14 44 26 43S50 32 62 33',
  waits: '',
  asks: WHOLE,
};

/** SVG path of the part of the line that is not built yet. */
const ahead: Readonly<Record<Reach, string>> = {
  reaches: '',
  stops: 'M66 33L100 34',
  waits: 'M4 34L100 34',
  asks: WHOLE,
};

/**
 * A drawing of the fiber line from the street cabinet to a house with the visitor's number. Depending on
 * `reach`, the line reaches the house, ends before the house, or is still a coil at the cabinet.
 */
export function ThreadToDoor({ reach, street = '' }: ThreadToDoorProps): ReactElement {
  const number = houseNumber(street);
  return (
    <Street aria-hidden="true">
      <svg viewBox="0 0 40 56">
        <rect x="6" y="18" width="28" height="34" rx="3" />
        <path d="M6 28H34M20 28V52" />
        {reach === 'waits' && (
          <g data-line>
            <circle cx="20" cy="10" r="7" />
            <circle cx="20" cy="10" r="3" />
          </g>
        )}
      </svg>
      <svg viewBox="0 0 100 56" preserveAspectRatio="none">
        <path data-ahead d={ahead[reach]} />
        <path data-line={reach} d={built[reach]} />
      </svg>
      <House viewBox="0 0 72 56" data-lit={reach === 'reaches' || undefined}>
        <path d="M6 54V25L36 3L66 25V54Z" />
        <rect data-window x="13" y="37" width="22" height="9" />
        <path d="M46 54V37h12V54" />
        <rect data-plate x="18" y="17" width="36" height="15" />
        {(number !== '' || reach === 'asks') && (
          <text data-number="" x="36" y="28" textAnchor="middle">
            {number || undefined}
          </text>
        )}
      </House>
    </Street>
  );
}

const arrive = keyframes`from { clip-path: inset(0 100% 0 0); }`;
const light = keyframes`from { fill: var(--color-surface-sunken); }`;

const moving = css`
  [data-line]:not([data-line='asks']) {
    animation: ${arrive} 1.4s var(--ease-out) backwards;
  }

  [data-lit] [data-window] {
    animation: ${light} 0.3s 1.3s backwards;
  }
`;

const Street = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2.5rem) minmax(0, 1fr) minmax(0, 4.5rem);
  align-items: end;
  margin-block-end: var(--space-3);
  border-block-end: 2px solid var(--color-line-strong);

  svg {
    display: block;
    inline-size: 100%;
    block-size: 3.5rem;
    fill: none;
    stroke: var(--color-line-strong);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  [data-line] {
    stroke: var(--color-internet-fill);
    stroke-width: 3;
    stroke-linecap: round;
  }

  [data-ahead] {
    stroke-dasharray: 3 6;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  @media (prefers-reduced-motion: no-preference) {
    ${moving}
  }
`;

const House = styled.svg`
  [data-window] {
    fill: var(--color-surface-sunken);
  }

  &[data-lit] [data-window] {
    fill: var(--color-phone-fill);
  }

  [data-plate] {
    fill: var(--color-internet-fill);
    stroke: none;
  }

  text {
    fill: var(--color-on-internet-fill);
    stroke: none;
    font-weight: 700;
    font-size: 10px;
  }
`;
