import type { Apartment } from '../data/read-apartments.ts';
import { BOLD_PIN_SHARE } from '../constants/finder.constants.ts';

export type PinSize = 'default' | 'bold' | 'selected';
export type PinState = `${PinSize}-${'ready' | 'not-ready'}`;

/** Whether the pins of a list are bold: few ready ones among many are easily overlooked. */
export const pinsAreBold = (total: number, ready: number): boolean =>
  total > 0 && ready / total <= BOLD_PIN_SHARE;

/** How a pin looks. */
export function pinState(
  { id, ready }: Pick<Apartment, 'id' | 'ready'>,
  selected: string | undefined,
  bold: boolean,
): PinState {
  const size = id === selected ? 'selected' : bold ? 'bold' : 'default';
  return `${size}-${ready ? 'ready' : 'not-ready'}`;
}

/** A click on the pin of what is open already does nothing. */
export const isClickable = (state: PinState): boolean => !state.startsWith('selected');
