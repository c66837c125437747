import { PLACES_PATH, SUGGEST_PATH } from './place-lookups.ts';
import type { PlacesProvider } from './places-provider.ts';
import { selectionOf, suggestionsOf } from './read-lookups.ts';
import { tellOnce, type OnUnread } from './unread-fields.ts';

/**
 * Returns suggestions from this site's own service.
 * @param onUnread gets the names of unreadable fields. Logs them to the console by default
 */
export function embeddedPlaces(
  fetch: typeof globalThis.fetch = globalThis.fetch,
  onUnread: OnUnread = tellOnce('places'),
): PlacesProvider {
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
      return answer === undefined ? [] : suggestionsOf(answer, onUnread);
    },
    async select({ placeId }) {
      const answer = await ask(`${PLACES_PATH}/${encodeURIComponent(placeId)}`);
      return answer === undefined ? undefined : selectionOf(placeId, answer, onUnread);
    },
  };
}
