import type { PlaceSelection, PlaceSuggestion } from './place-lookups.ts';

/** Returns the house number and the street name as one text, for the street field. */
export const streetOf = ({ streetNumberValue, routeValue }: PlaceSelection): string =>
  [streetNumberValue, routeValue].filter(Boolean).join(' ');

/** Returns the street of a suggestion, without town and state. */
export const streetIn = ({ text }: PlaceSuggestion): string => text.split(',', 1).join('').trim();
