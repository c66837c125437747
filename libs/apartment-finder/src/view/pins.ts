import type { Apartment } from '../data/read-apartments.ts';
import { BOLD_PIN_SHARE } from '../constants/finder.constants.ts';

export type PinSize = 'default' | 'bold' | 'selected';
export type PinState = `${PinSize}-${'ready' | 'not-ready'}`;

/**
 * Returns whether all pins of a list are bold. They are bold if few buildings have fiber, because small pins of these
 * buildings would be easy to miss.
 */
export const pinsAreBold = (total: number, ready: number): boolean =>
  total > 0 && ready / total <= BOLD_PIN_SHARE;

/** Returns the state of a pin. The state determines the pin's look. */
export function pinState(
  { id, ready }: Pick<Apartment, 'id' | 'ready'>,
  selected: string | undefined,
  bold: boolean,
): PinState {
  const size = id === selected ? 'selected' : bold ? 'bold' : 'default';
  return `${size}-${ready ? 'ready' : 'not-ready'}`;
}

/** Whether a click on a pin opens a building. The pin of the open building does nothing. */
export const isClickable = (state: PinState): boolean => !state.startsWith('selected');
