import { styled } from 'styled-components';

export interface FanThreadsProps {
  /** Number of threads; each ends in the middle of one of as many equal rows. */
  readonly count: number;
  /** One color per product, or one for all. */
  readonly colors: 'products' | 'accent';
}

const PRODUCTS = ['internet', 'tv', 'phone', 'business'] as const;
/** Height of a row in units of the drawing; its width is 100. */
const ROW = 20;

/**
 * One bundle of threads that spreads to the rows beside it. It fills the nearest positioned ancestor, and
 * screen readers skip it.
 */
export function FanThreads({ count, colors }: FanThreadsProps) {
  const middle = (count * ROW) / 2;
  return (
    <Field viewBox={`0 0 100 ${count * ROW}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {Array.from({ length: count }, (_, row) => {
        const start = middle + (row - (count - 1) / 2) * 1.6;
        const end = (row + 0.5) * ROW;
        const product = PRODUCTS[row % PRODUCTS.length] ?? 'internet';
        return (
          <Thread
            key={row}
            d={`M0 ${start}C55 ${start} 45 ${end} 100 ${end}`}
            $color={colors === 'products' ? `${product}-fill` : 'accent'}
          />
        );
      })}
    </Field>
  );
}

const Field = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
`;

const Thread = styled.path<{ $color: string }>`
  fill: none;
  stroke: var(--color-${({ $color }) => $color});
  stroke-width: 2.5;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;
