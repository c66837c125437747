import { styled } from 'styled-components';
import { BORDERS, NATION } from './nation.generated.ts';

/** Draws the outlines of the 48 contiguous states on the same square map as the markers. */
export function NationOutline() {
  return (
    <g aria-hidden="true">
      <Land d={NATION} />
      <Lines d={BORDERS} />
    </g>
  );
}

const Land = styled.path`
  fill: var(--color-surface-sunken);
  stroke: var(--color-line-strong);
  stroke-opacity: 0.55;
  stroke-width: 1;
  stroke-linejoin: round;
`;

const Lines = styled.path`
  fill: none;
  stroke: var(--color-line);
  stroke-width: 1.25;
  stroke-linejoin: round;
`;
