import type { Apartment } from '../data/read-apartments.ts';
import { BOLD_PIN_SHARE } from '../constants/finder.constants.ts';

export type PinSize = 'default' | 'bold' | 'selected';
export type PinState = `${PinSize}-${'ready' | 'not-ready'}`;

/** Whether the pins of a list are bold, because a few ready ones among many are easy to miss. */
export const pinsAreBold = (total: number, ready: number): boolean =>
  total > 0 && ready / total <= BOLD_PIN_SHARE;

/** Returns the look of a pin. */
export function pinState(
  { id, ready }: Pick<Apartment, 'id' | 'ready'>,
  selected: string | undefined,
  bold: boolean,
): PinState {
  const size = id === selected ? 'selected' : bold ? 'bold' : 'default';
  return `${size}-${ready ? 'ready' : 'not-ready'}`;
}

/** Whether a click on a pin does anything. It does nothing on the pin of the open building. */
export const isClickable = (state: PinState): boolean => !state.startsWith('selected');
