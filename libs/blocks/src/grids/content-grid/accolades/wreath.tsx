import { styled } from 'styled-components';

/** Positions of the leaves on one side of the wreath, degrees from the bottom upwards. */
const LEAVES = [18, 40, 62, 84, 106, 128, 150];
const RADIUS = 44;

const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(60 - radius * Math.sin(angle)).toFixed(1)} ${(60 + radius * Math.cos(angle)).toFixed(1)}`;
};

/** Returns the path of a leaf: a line that leaves the stem and comes back to the stem. */
const leaf = (degrees: number): string =>
  `M${point(degrees, RADIUS)}Q${point(degrees + 4, RADIUS + 15)} ${point(degrees + 24, RADIUS + 9)}Q${point(degrees + 22, RADIUS - 3)} ${point(degrees, RADIUS)}`;

const SIDE = `M${point(4, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(164, RADIUS)}${LEAVES.map(leaf).join('')}`;

/** A drawn wreath around a short text, usually a number. */
export function Wreath({ value }: { readonly value: string | undefined }) {
  return (
    <Ring>
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <path d={SIDE} />
        <path d={SIDE} transform="matrix(-1 0 0 1 120 0)" />
      </svg>
      {value !== undefined && <Value $long={value.length > 4}>{value}</Value>}
    </Ring>
  );
}

const Ring = styled.div`
  display: grid;
  place-items: center;
  inline-size: 8rem;
  block-size: 8rem;
  color: var(--color-accent);

  > * {
    grid-area: 1 / 1;
  }

  svg {
    inline-size: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
  }
`;

const Value = styled.strong<{ $long: boolean }>`
  max-inline-size: 5rem;
  overflow-wrap: anywhere;
  color: var(--color-text);
  font-family: var(--font-heading);
  font-size: ${({ $long }) => ($long ? 'var(--text-body)' : 'var(--heading-3)')};
  font-weight: 700;
  line-height: 1;
  text-align: center;
`;
