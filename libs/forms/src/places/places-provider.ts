import type { PlaceSelection, PlaceSuggestion } from './place-lookups.ts';

export type { PlaceSelection, PlaceSuggestion };

/** A source of address suggestions. It covers the United States only. */
export interface PlacesProvider {
  /**
   * Returns suggestions for a typed text, the best first. An empty text has no suggestions. Rejects if the
   * source does not answer.
   */
  suggest(query: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]>;
  /** Returns a suggestion's place. Undefined if it no longer exists. Rejects if the source does not answer. */
  select(suggestion: PlaceSuggestion): Promise<PlaceSelection | undefined>;
}
