import type { ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';
import type { ThreadPattern } from './thread-paths.ts';
import { THREAD_FIELD, threadPaths } from './thread-paths.ts';

export type ThreadDividerProps = {
  pattern?: ThreadPattern | undefined;
  /** `products` gives each thread the color of a product. `accent` and `line` give all threads one color. */
  colors?: 'products' | 'accent' | 'line' | undefined;
  /** Number of threads. Default: 4. */
  count?: number | undefined;
};

/**
 * A drawing of threads between two parts of a page. It has the full width, and is animated once, when in view.
 */
export function ThreadDivider({
  pattern = 'flow',
  colors = 'products',
  count = 4,
}: ThreadDividerProps): ReactElement {
  return (
    <Field
      viewBox={`0 0 ${THREAD_FIELD.width} ${THREAD_FIELD.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {threadPaths(pattern, count).map((path, thread) => (
        <Thread key={path} d={path} $color={colorOf(colors, thread)} />
      ))}
    </Field>
  );
}

const products = ['internet', 'tv', 'phone', 'business'] as const;

function colorOf(colors: NonNullable<ThreadDividerProps['colors']>, thread: number): string {
  return colors === 'products' ? `${products[thread % products.length] ?? 'internet'}-fill` : colors;
}

const draw = keyframes`
  from { clip-path: inset(-10% 100% -10% 0); }
  to { clip-path: inset(-10% 0 -10% 0); }
`;

const Field = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: clamp(3rem, 6vw, 6rem);
  overflow: visible;

  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: ${draw} linear both;
      animation-timeline: view();
      animation-range: entry 20% cover 45%;
    }
  }
`;

const Thread = styled.path<{ $color: string }>`
  fill: none;
  stroke: var(--color-${({ $color }) => $color});
  stroke-width: 2;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;
