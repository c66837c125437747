import type { DoorsAnswer, PlaceSelection, PlaceSuggestion, Unit } from './place-lookups.ts';
import type { OnUnread } from './unread-fields.ts';

/* Reads the answers of `place-lookups.ts` field by field, without schemas. The schemas would be larger than all
   other code that a page loads when a visitor types. A test compares these functions with the schemas. */

type Fields = Readonly<Record<string, unknown>>;
/** Returns the fields of a record, or an empty record for any other value. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const isText = (value: unknown): value is string => typeof value === 'string';
/** Turns a number into a text. House numbers, door numbers and ids may be numbers. */
const numberOf = (value: unknown) => (typeof value === 'number' && value === value ? String(value) : value);

function listIn(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('The answer holds no list');
  return value;
}

/**
 * Returns the id of an address, or undefined if the service does not know its street.
 * @throws if the answer is not readable
 */
export function addressIdOf(answer: unknown): string | undefined {
  const { address } = fieldsOf(answer);
  const id = numberOf(fieldsOf(address)['id']);
  if (address === null) return undefined;
  if (!isText(id)) throw new TypeError('The answer names no address');
  return id;
}

/** Returns the units in an answer. Omits and reports unreadable units. Also reports a missing list. */
export function unitsOf({ doors }: DoorsAnswer, onUnread: OnUnread = () => {}): readonly Unit[] {
  try {
    return listIn(JSON.parse(doors)).flatMap((unit) => {
      const number = numberOf(fieldsOf(unit)['number']);
      if (isText(number)) return [{ number }];
      onUnread('doors.number');
      return [];
    });
  } catch {
    onUnread('doors');
    return [];
  }
}

/** Returns a suggestion. Reports a suggestion without an id or a text, and returns undefined for it. */
export function suggestionOf(
  { placeId, text }: { readonly placeId?: unknown; readonly text?: unknown },
  onUnread: OnUnread,
): PlaceSuggestion | undefined {
  if (isText(placeId) && isText(text) && text.trim()) return { placeId, text };
  onUnread(`suggestions.${isText(placeId) ? 'text' : 'placeId'}`);
  return undefined;
}

/** Returns the suggestions in an answer. @throws if the answer has no list */
export const suggestionsOf = (answer: unknown, onUnread: OnUnread): readonly PlaceSuggestion[] =>
  listIn(fieldsOf(answer)['suggestions']).flatMap((one) => suggestionOf(fieldsOf(one), onUnread) ?? []);

/** Returns the place with this id from an answer. Reports unreadable parts and leaves them empty. */
export function selectionOf(placeId: string, answer: unknown, onUnread: OnUnread): PlaceSelection {
  const place = fieldsOf(answer);
  function part(key: keyof PlaceSelection, value = place[key]): string {
    if (isText(value)) return value;
    onUnread(key);
    return '';
  }
  const { unitValue, streetNumberValue } = place;
  const unit = unitValue === undefined ? '' : part('unitValue', numberOf(unitValue));
  return {
    streetNumberValue: part('streetNumberValue', numberOf(streetNumberValue)),
    routeValue: part('routeValue'),
    zipCodeValue: part('zipCodeValue'),
    ...(unit && { unitValue: unit }),
    placeId,
  };
}
