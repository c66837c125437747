import * as v from 'valibot';

export const LOOKUP_PATH = '/buyflow_address_lookup_by_street_autoc_onchange/';
export const DOORS_PATH = '/buyflow_load_address_assocs/';
export const SUGGEST_PATH = '/api/places/suggest';
export const PLACES_PATH = '/api/places';

/** Reads the query of `GET /buyflow_address_lookup_by_street_autoc_onchange/`. `unit` and `zip` stay empty. */
export const lookupQuerySchema = v.object({
  address1: v.string(),
  place_id: v.string(),
  unit: v.optional(v.string(), ''),
  zip: v.optional(v.string(), ''),
});

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Reads the answer. `address` is null if the service does not know the street. */
export const lookupAnswerSchema = v.object({ address: v.nullable(v.object({ id })) });
export type LookupAnswer = v.InferOutput<typeof lookupAnswerSchema>;

/** Reads the query of `GET /buyflow_load_address_assocs/`. */
export const doorsQuerySchema = v.object({ address_id: v.string() });

/** Reads a house number or door number. Some services send it as a number, and some as a text. */
const number = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
export interface Unit {
  readonly number: string;
}

/** Reads the answer. `doors` is JSON in a text. */
export const doorsAnswerSchema = v.object({ doors: v.string() });
export type DoorsAnswer = v.InferOutput<typeof doorsAnswerSchema>;

export const doorsAnswer = (units: readonly Unit[]): DoorsAnswer => ({ doors: JSON.stringify(units) });

const suggestionSchema = v.object({ placeId: v.string(), text: v.pipe(v.string(), v.regex(/\S/)) });

/** Reads the answer of `GET /api/places/suggest?q=`. */
export const suggestAnswerSchema = v.object({ suggestions: v.array(suggestionSchema) });
export type SuggestAnswer = v.InferOutput<typeof suggestAnswerSchema>;
export type PlaceSuggestion = SuggestAnswer['suggestions'][number];

/** Reads the answer of `GET /api/places/{placeId}`. */
export const placeSelectionSchema = v.object({
  streetNumberValue: number,
  routeValue: v.string(),
  zipCodeValue: v.string(),
  /** Door number. Present only if the place is a door. */
  unitValue: v.exactOptional(number),
  placeId: v.string(),
});
export type PlaceSelection = v.InferOutput<typeof placeSelectionSchema>;
