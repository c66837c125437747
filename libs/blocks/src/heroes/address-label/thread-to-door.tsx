import { css, keyframes, styled } from 'styled-components';

/** How far the line to an address is built. */
export type Reach = 'reaches' | 'stops' | 'waits';

export interface ThreadToDoorProps {
  readonly reach: Reach;
  /** First line of an address. Its number shows on the house. */
  readonly street: string;
}

/**
 * Returns the house number: “12B” of “12B Ready Rd”. Empty for a street without a number, whose house shows
 * none.
 */
const houseNumber = (street: string) => /\d[\d\p{L}/-]{0,5}/u.exec(street)?.[0] ?? '';

/** Path of the part that is built. */
const built: Readonly<Record<Reach, string>> = {
  reaches: 'M0 34C12 34 14 44 26 43S58 30 74 32S92 34 100 34',
  stops: 'M0 34C12 34 14 44 26 43S50 32 62 33',
  waits: '',
};

/** Path of the part that is not built yet. */
const ahead: Readonly<Record<Reach, string>> = {
  reaches: '',
  stops: 'M66 33L100 34',
  waits: 'M4 34L100 34',
};

/**
 * A line from the street's cabinet to a house with the visitor's number: it arrives, ends on the way, or waits
 * in a coil.
 */
export function ThreadToDoor({ reach, street }: ThreadToDoorProps) {
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
        <path data-line d={built[reach]} />
      </svg>
      <House viewBox="0 0 72 56" data-lit={reach === 'reaches' || undefined}>
        <path d="M6 54V25L36 3L66 25V54Z" />
        <rect data-window x="13" y="37" width="22" height="9" />
        <path d="M46 54V37h12V54" />
        <rect data-plate x="18" y="17" width="36" height="15" />
        {number !== '' && (
          <text x="36" y="28" textAnchor="middle">
            {number}
          </text>
        )}
      </House>
    </Street>
  );
}

const arrive = keyframes`from { clip-path: inset(0 100% 0 0); }`;
const light = keyframes`from { fill: var(--color-surface-sunken); }`;

const moving = css`
  [data-line] {
    animation: ${arrive} 1.4s var(--ease-out) backwards;
  }

  [data-lit] [data-window] {
    animation: ${light} 0.3s 1.3s backwards;
  }
`;

const Street = styled.div`
  display: grid;
  grid-template-columns: 2.5rem 1fr 4.5rem;
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
