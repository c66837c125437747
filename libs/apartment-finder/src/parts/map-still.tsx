import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FinderStill } from '../view/still.ts';
import { MAP_ROOM_PX } from '../constants/finder.constants.ts';

/** Draws the still picture of the map: a dot for each building, of the same size on every screen. */
export function MapStill({ still }: { readonly still: FinderStill }): ReactElement {
  const id = useId();
  const { width, height } = still;
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-still="">
      {(['coming', 'ready', 'selected'] as const).map((kind) => (
        <g key={kind} data-dots={kind}>
          <path id={`${id}${kind}`} d={still[kind]} vectorEffect="non-scaling-stroke" />
          <use href={`#${id}${kind}`} />
        </g>
      ))}
    </Picture>
  );
}

const Picture = styled.svg`
  position: absolute;
  inset: ${MAP_ROOM_PX.above}px ${MAP_ROOM_PX.around}px ${MAP_ROOM_PX.around}px;
  inline-size: calc(100% - ${2 * MAP_ROOM_PX.around}px);
  block-size: calc(100% - ${MAP_ROOM_PX.above + MAP_ROOM_PX.around}px);
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  pointer-events: none;

  /* Each dot has an edge and a filling, drawn one over the other. */
  > g {
    stroke: var(--color-surface-raised);
    stroke-width: 15px;
  }

  use {
    stroke: var(--color-accent);
    stroke-width: 11px;
  }

  > [data-dots='coming'] {
    stroke: var(--color-coming-soon);
    stroke-width: 13px;

    > use {
      stroke: var(--color-surface-raised);
      stroke-width: 8px;
    }
  }

  > [data-dots='selected'] {
    stroke-width: 30px;

    > use {
      stroke: var(--color-text);
      stroke-width: 24px;
    }
  }
`;
