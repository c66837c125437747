import type { PlaceSelection } from './lookups.ts';

/** Street number and route, as they are written into the street field. */
export const streetOf = ({ streetNumberValue, routeValue }: PlaceSelection): string =>
  [streetNumberValue, routeValue].filter(Boolean).join(' ');
