import type { PlacePrediction, PlacesLibrary } from './google-places.types.ts';
import type { PlacesProvider } from './places-provider.ts';
import { fieldsOf, isText, suggestionOf } from './read-lookups.ts';
import { tellOnce, type OnUnread } from './unread-fields.ts';

const REGIONS = ['us'];
/** The vendor's types of places with an address. */
const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise'];

/** Returns the parts of an address by type. Omits and reports unreadable parts. */
function partsOf(components: unknown, onUnread: OnUnread): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  if (!Array.isArray(components)) {
    if (components !== undefined && components !== null) onUnread('addressComponents');
    return parts;
  }
  for (const component of components as readonly unknown[]) {
    const { types, longText } = fieldsOf(component);
    // The vendor sends some parts without a text.
    if (longText === null) continue;
    if (isText(longText) && Array.isArray(types) && types.every(isText))
      for (const type of types) parts.set(type, parts.get(type) ?? longText);
    else onUnread('addressComponents');
  }
  return parts;
}

/** Returns a suggestion with its prediction. Reports an unusable suggestion, and returns undefined for it. */
function readSuggestion(suggestion: unknown, onUnread: OnUnread) {
  const { placePrediction } = fieldsOf(suggestion);
  // This suggestion is not a place.
  if (placePrediction === null) return undefined;
  const { placeId, text } = fieldsOf(placePrediction);
  const words = isText(text) ? text : String(fieldsOf(text));
  const shown = suggestionOf({ placeId, text: words.startsWith('[object ') ? undefined : words }, onUnread);
  return shown && { shown, prediction: placePrediction as PlacePrediction };
}

/**
 * Creates suggestions from Google Places. All requests for one address share a session token, so that the
 * vendor bills them as one session.
 * @param onUnread gets the names of unreadable fields. Logs them to the console by default
 */
export function googlePlaces(
  loadLibrary: () => Promise<PlacesLibrary>,
  onUnread: OnUnread = tellOnce('Google Places'),
): PlacesProvider {
  let session: object | undefined;
  const predictions = new Map<string, PlacePrediction>();
  return {
    async suggest(query, signal) {
      const input = query.trim();
      if (input === '') return [];
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await loadLibrary();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: REGIONS,
        includedPrimaryTypes: ADDRESS_TYPES,
        sessionToken: (session ??= new AutocompleteSessionToken()),
      });
      signal.throwIfAborted();
      predictions.clear();
      return suggestions.flatMap((suggestion) => {
        const read = readSuggestion(suggestion, onUnread);
        if (!read) return [];
        predictions.set(read.shown.placeId, read.prediction);
        return [read.shown];
      });
    },
    async select({ placeId }) {
      const place = predictions.get(placeId)?.toPlace();
      session = undefined;
      if (!place) return undefined;
      await place.fetchFields({ fields: ['addressComponents'] });
      const parts = partsOf(place.addressComponents, onUnread);
      const unit = parts.get('subpremise');
      return {
        ...(unit && { unitValue: unit }),
        streetNumberValue: parts.get('street_number') ?? '',
        routeValue: parts.get('route') ?? '',
        zipCodeValue: parts.get('postal_code') ?? '',
        placeId,
      };
    },
  };
}
