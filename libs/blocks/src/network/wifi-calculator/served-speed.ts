import type { WifiSpeed } from './speed-between.ts';

/** Values of the form: a generation, the place of a category, and the place of a device in it. */
export type ChosenValues = readonly [router: string, category: string, device: string];

/** Returns a result as text for the served page: `6/1/3/740/310`. */
export const writeSpeed = (chosen: ChosenValues, { near, far }: WifiSpeed): string =>
  [...chosen, near, far].join('/');

/**
 * Returns the result for a choice, or undefined if there is none.
 * @param served results, separated by spaces
 */
export function readSpeed(served: string, chosen: ChosenValues): WifiSpeed | undefined {
  const beginning = `${chosen.join('/')}/`;
  const found = served.split(' ').find((one) => one.startsWith(beginning));
  const [near, far] = found?.slice(beginning.length).split('/').map(Number) ?? [];
  return near === undefined || far === undefined ? undefined : { near, far };
}
