/** The parts of the vendor's places library that this site uses. */
export interface PlacesLibrary {
  readonly AutocompleteSessionToken: new () => object;
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      readonly input: string;
      readonly includedRegionCodes: readonly string[];
      readonly includedPrimaryTypes: readonly string[];
      readonly sessionToken: object;
    }): Promise<{ readonly suggestions: readonly { readonly placePrediction: PlacePrediction | null }[] }>;
  };
}

export interface PlacePrediction {
  readonly placeId: string;
  readonly text: { toString(): string };
  toPlace(): GooglePlace;
}

export interface GooglePlace {
  fetchFields(request: { readonly fields: readonly string[] }): Promise<unknown>;
  readonly addressComponents?: readonly AddressComponent[] | undefined;
}

export interface AddressComponent {
  readonly longText: string | null;
  readonly types: readonly string[];
}
