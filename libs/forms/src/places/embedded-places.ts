import * as v from 'valibot';
import { PLACES_PATH, SUGGEST_PATH, placeSelectionSchema, suggestAnswerSchema } from './place-lookups.ts';
import type { PlacesProvider } from './places-provider.ts';

/** Suggestions of our own service. */
export function embeddedPlaces(fetch: typeof globalThis.fetch = globalThis.fetch): PlacesProvider {
  async function ask(path: string, signal: AbortSignal | null = null): Promise<unknown> {
    const response = await fetch(path, { signal, headers: { accept: 'application/json' } });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`places answered ${response.status}`);
    return response.json();
  }
  return {
    async suggest(query, signal) {
      const text = query.trim();
      if (text === '') return [];
      const answer = await ask(`${SUGGEST_PATH}?${new URLSearchParams({ q: text })}`, signal);
      return answer === undefined ? [] : v.parse(suggestAnswerSchema, answer).suggestions;
    },
    async select({ placeId }) {
      const answer = await ask(`${PLACES_PATH}/${encodeURIComponent(placeId)}`);
      return answer === undefined ? undefined : v.parse(placeSelectionSchema, answer);
    },
  };
}
