import { SWITCH_ON_FROM, SWITCH_ON_TO } from './tv-demo-scroll.constants.ts';

/** Share of a screen's time that its entrance takes. */
const ENTRANCE = 0.3;

/**
 * Returns the two points of the scroll distance between which a screen appears, 0 to 1. The first one appears
 * as the television lights up.
 */
export function entranceOf(index: number, count: number): readonly [from: number, to: number] {
  if (index === 0) return [SWITCH_ON_FROM, SWITCH_ON_TO];
  const time = (1 - SWITCH_ON_TO) / count;
  const from = SWITCH_ON_TO + index * time;
  return [from, from + ENTRANCE * time];
}
