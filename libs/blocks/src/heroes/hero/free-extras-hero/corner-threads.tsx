import { styled } from 'styled-components';

/** Radii of the threads' quarter circles around the corner, largest first. The drawing is 400 by 400 units. */
const TURNS = [330, 312, 294, 276, 214, 196, 178, 112, 94, 76] as const;
/** Path of a thread that forms a loop instead of a quarter circle. */
const LOOSE =
  'M0 250C70 252 120 262 152 232 184 200 162 158 132 170 104 182 118 224 160 222 230 218 252 120 252 0';
const COLORS = ['internet', 'tv', 'phone', 'business'] as const;

/** Draws threads (decorative lines) from one edge of the hero to the next edge, in quarter circles around a corner. */
export function CornerThreads() {
  return (
    <Corner viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      {TURNS.map((radius, turn) => (
        <Thread
          key={radius}
          $color={COLORS[turn % COLORS.length] ?? 'internet'}
          d={`M0 ${radius}C${Math.round(radius * 0.56)} ${radius} ${radius} ${Math.round(radius * 0.56)} ${radius} 0`}
        />
      ))}
      <Thread $color="business" d={LOOSE} />
    </Corner>
  );
}

const Corner = styled.svg`
  position: absolute;
  z-index: -1;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: clamp(9.5rem, 30vw, 28rem);
  block-size: auto;
  fill: none;
`;

const Thread = styled.path<{ $color: string }>`
  stroke: var(--color-${({ $color }) => $color}-fill);
  stroke-width: 3;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;
