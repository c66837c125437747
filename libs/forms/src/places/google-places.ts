import type { AddressComponent, PlacePrediction, PlacesLibrary } from './google-places.types.ts';
import type { PlacesProvider } from './places-provider.ts';

const REGIONS = ['us'];
/** What the vendor calls an address. */
const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise'];

const component = (components: readonly AddressComponent[], type: string): string =>
  components.find(({ types }) => types.includes(type))?.longText ?? '';

/**
 * Suggestions of Google Places. What is typed and the choice that ends it share a session token, which is what makes
 * them one session on the bill.
 */
export function googlePlaces(loadLibrary: () => Promise<PlacesLibrary>): PlacesProvider {
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
      return suggestions.flatMap(({ placePrediction }) => {
        if (!placePrediction) return [];
        predictions.set(placePrediction.placeId, placePrediction);
        return [{ placeId: placePrediction.placeId, text: placePrediction.text.toString() }];
      });
    },
    async select({ placeId }) {
      const place = predictions.get(placeId)?.toPlace();
      session = undefined;
      if (!place) return undefined;
      await place.fetchFields({ fields: ['addressComponents'] });
      const parts = place.addressComponents ?? [];
      const unit = component(parts, 'subpremise');
      return {
        ...(unit && { unitValue: unit }),
        streetNumberValue: component(parts, 'street_number'),
        routeValue: component(parts, 'route'),
        zipCodeValue: component(parts, 'postal_code'),
        placeId,
      };
    },
  };
}
