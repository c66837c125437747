import type { WifiSpeed } from './speed-between.ts';

/** Form values of a choice: the router's generation, the category's position, and the device's position. */
export type ChosenValues = readonly [router: string, category: string, device: string];

/** Returns a choice and its speeds as text for the served page: `6/1/3/740/310`. */
export const writeSpeed = (chosen: ChosenValues, { near, far }: WifiSpeed): string =>
  [...chosen, near, far].join('/');

/**
 * Returns the result for a choice, or undefined if there is no result.
 * @param served results, separated by spaces
 */
export function readSpeed(served: string, chosen: ChosenValues): WifiSpeed | undefined {
  const beginning = `${chosen.join('/')}/`;
  const found = served.split(' ').find((one) => one.startsWith(beginning));
  const [near, far] = found?.slice(beginning.length).split('/').map(Number) ?? [];
  return near === undefined || far === undefined ? undefined : { near, far };
}
