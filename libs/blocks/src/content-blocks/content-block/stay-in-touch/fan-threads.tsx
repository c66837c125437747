import { styled } from 'styled-components';

export interface FanThreadsProps {
  /** Number of threads. Each thread leads to a row of the list, so this is also the number of rows. */
  readonly count: number;
  /** Colors of the threads: the product colors in turn, or the accent color for every thread. */
  readonly colors: 'products' | 'accent';
}

const PRODUCTS = ['internet', 'tv', 'phone', 'business'] as const;
/** Height of a row of the list, in units of the drawing. The drawing is 100 units wide. */
const ROW = 20;

/**
 * Draws a bundle of threads (decorative lines) that spreads to the rows of a list. The drawing fills the nearest
 * positioned ancestor. Screen readers skip the drawing.
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
