import { SWITCH_ON_FROM, SWITCH_ON_TO } from './tv-demo-scroll.constants.ts';

/** Share of a screen's scroll distance during which the screen appears. */
const ENTRANCE = 0.3;

/**
 * Returns the part of the scroll distance in which a screen appears, as two points from 0 to 1. The first
 * screen appears while the television lights up.
 */
export function entranceOf(index: number, count: number): readonly [from: number, to: number] {
  if (index === 0) return [SWITCH_ON_FROM, SWITCH_ON_TO];
  const time = (1 - SWITCH_ON_TO) / count;
  const from = SWITCH_ON_TO + index * time;
  return [from, from + ENTRANCE * time];
}
