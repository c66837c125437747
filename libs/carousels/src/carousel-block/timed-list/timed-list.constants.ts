import type { CarouselOptions } from '../../engine/options.ts';

/** Time between two items, ms. */
export const TIMED_LIST_INTERVAL_MS = 10_000;
/** Duration of a move to another item, ms. It is so short that the item changes at once. */
const TIMED_LIST_TRANSITION_MS = 1;
/** View margin: the list counts as in view while a part of the list is in the upper half of the window. */
const UPPER_HALF_OF_WINDOW = '0px 0px -50% 0px';

export const TIMED_LIST_OPTIONS = {
  axis: 'y',
  loop: true,
  transition: TIMED_LIST_TRANSITION_MS,
  viewMargin: UPPER_HALF_OF_WINDOW,
  stopsWhenPicked: true,
} as const satisfies Partial<CarouselOptions>;
