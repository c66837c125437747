import { keyframes, styled } from 'styled-components';

/** Point where all threads meet: 70 % of the width from the left, and half way down. */
const KNOT = { x: 1008, y: 300 } as const;

/**
 * Paths of the threads: from the lower left, through one knot, and fanned out to the right. The drawing is 1440 by 600
 * units.
 */
const THREADS = Array.from({ length: 9 }, (_, thread) => {
  const start = 560 + thread * 7;
  const end = 20 + thread * 46;
  const knot = KNOT.y + (thread - 4) * 3;
  return `M-20 ${start}C400 ${start - 40} 680 ${knot + 170} ${KNOT.x} ${knot}S1290 ${end + 40} 1460 ${end}`;
});
const COLORS = ['internet', 'tv', 'phone', 'business'] as const;

/**
 * Draws threads (decorative lines) over a film. An animation draws one thread after the other, once. Under reduced
 * motion, all threads show from the start.
 */
export function LabsThreads() {
  return (
    <Field viewBox="0 0 1440 600" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {THREADS.map((path, thread) => (
        <Thread
          key={path}
          d={path}
          pathLength={1}
          $color={COLORS[thread % COLORS.length] ?? 'internet'}
          $delay={thread * 90}
        />
      ))}
    </Field>
  );
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;

const Field = styled.svg`
  position: absolute;
  z-index: 2;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  mask-image: linear-gradient(90deg, transparent 36%, #000 72%);
  pointer-events: none;

  @media (max-width: 56rem) {
    block-size: var(--film);
    mask-image: none;
  }
`;

/** A thread. `$delay` is the time until the animation of this thread starts, ms. */
const Thread = styled.path<{ $color: string; $delay: number }>`
  stroke: var(--color-${({ $color }) => $color}-fill);
  stroke-width: 2;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;

  @media (prefers-reduced-motion: no-preference) {
    stroke-dasharray: 1;
    animation: ${draw} 1400ms var(--ease-out) ${({ $delay }) => $delay}ms both;
  }
`;
