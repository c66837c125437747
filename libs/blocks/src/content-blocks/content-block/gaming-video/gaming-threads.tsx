import { atLeast } from '@skein/ui';
import { styled } from 'styled-components';

/** Size of the drawing in its own units. The browser stretches the drawing to the available space. */
const FIELD = { width: 1200, height: 480 } as const;
const THREADS = 11;

/** Paths of the threads, which start close together, curve around the words and fan out behind the film. */
const PATHS = Array.from({ length: THREADS }, (_, thread) => {
  const offset = thread - (THREADS - 1) / 2;
  return [
    `M0 ${FIELD.height - 60 + offset * 5}`,
    `C240 ${FIELD.height - 40 + offset * 6} 420 ${FIELD.height / 2 + 110 + offset * 7} 620 ${FIELD.height / 2 + offset * 14}`,
    `S980 ${120 + offset * 22} ${FIELD.width} ${FIELD.height / 2 + offset * 42}`,
  ].join('');
});

export interface GamingThreadsProps {
  /** The side on which the threads fan out. */
  readonly side: 'left' | 'right';
}

/** Draws threads (decorative lines) behind a gaming film, from edge to edge of the block. */
export function GamingThreads({ side }: GamingThreadsProps) {
  return (
    <Field
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      $side={side}
    >
      {PATHS.map((path) => (
        <path key={path} d={path} />
      ))}
    </Field>
  );
}

/**
 * Keeps the threads behind the film when the film moves below the words. The threads have a wider container than the
 * words, so their layout must change at a larger width.
 */
const Field = styled.svg<{ $side: 'left' | 'right' }>`
  position: absolute;
  inset: auto 0 0;
  inline-size: 100%;
  block-size: calc(50cqi + 4rem);
  scale: ${({ $side }) => ($side === 'left' ? '-1 1' : '1 1')};
  fill: none;
  stroke: var(--gaming-thread);
  stroke-width: 1.75;
  mask-image: linear-gradient(90deg, transparent, #000 60%);

  path {
    vector-effect: non-scaling-stroke;
  }

  path:nth-child(3n of :not(style)) {
    stroke-opacity: 0.55;
  }

  path:nth-child(3n + 1 of :not(style)) {
    stroke-opacity: 0.75;
  }

  ${atLeast('medium')} {
    mask-image: linear-gradient(90deg, transparent 46%, #000 62%);
  }

  ${atLeast('large')} {
    block-size: 100%;
  }
`;
