import type { PlaceSelection, PlaceSuggestion } from './place-lookups.ts';

/** Street number and route, as they are written into the street field. */
export const streetOf = ({ streetNumberValue, routeValue }: PlaceSelection): string =>
  [streetNumberValue, routeValue].filter(Boolean).join(' ');

/** The street in the words of a suggestion, which go on with town and state. */
export const streetIn = ({ text }: PlaceSuggestion): string => text.split(',', 1).join('').trim();
