import type { PlaceSelection, PlaceSuggestion } from './place-lookups.ts';

export type { PlaceSelection, PlaceSuggestion };

/** Where suggestions for an address come from: addresses of the United States only. */
export interface PlacesProvider {
  /** Suggestions for what was typed, best first; none for nothing typed. Rejects when there is no answer. */
  suggest(query: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]>;
  /** What a suggestion stands for; undefined when it is gone. Rejects when there is no answer. */
  select(suggestion: PlaceSuggestion): Promise<PlaceSelection | undefined>;
}
