import type { PlaceSelection, PlaceSuggestion } from './place-lookups.ts';

export type { PlaceSelection, PlaceSuggestion };

/** A source of address suggestions. It covers the United States only. */
export interface PlacesProvider {
  /**
   * Returns suggestions for the typed text, best first. Empty for an empty text. Rejects if there is no answer.
   */
  suggest(query: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]>;
  /** Returns the place of a suggestion, or undefined if it is gone. Rejects if there is no answer. */
  select(suggestion: PlaceSuggestion): Promise<PlaceSelection | undefined>;
}
