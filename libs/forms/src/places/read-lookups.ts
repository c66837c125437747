import type { DoorsAnswer, PlaceSelection, PlaceSuggestion, Unit } from './place-lookups.ts';
import type { OnUnread } from './unread-fields.ts';

/*
 * Reads the answers of `place-lookups.ts` field by field. By hand, since the schemas are more than all the rest that a
 * page fetches for somebody who types: a test holds these readers to them.
 */

type Fields = Readonly<Record<string, unknown>>;
/** The fields of a record; of anything else, none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const isText = (value: unknown): value is string => typeof value === 'string';
/** A number of a house or a door, and an id, may be a number. */
const numberOf = (value: unknown) => (typeof value === 'number' && value === value ? String(value) : value);

function listIn(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('The answer holds no list');
  return value;
}

/** The id of an address; undefined when nothing is known of its street. @throws when the answer does not say */
export function addressIdOf(answer: unknown): string | undefined {
  const { address } = fieldsOf(answer);
  const id = numberOf(fieldsOf(address)['id']);
  if (address === null) return undefined;
  if (!isText(id)) throw new TypeError('The answer names no address');
  return id;
}

/** The units in the answer. One that cannot be read is left out and told, and so is an answer that is no list of units. */
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

/** A suggestion; undefined for one that cannot be shown or chosen, which is told. */
export function suggestionOf(
  { placeId, text }: { readonly placeId?: unknown; readonly text?: unknown },
  onUnread: OnUnread,
): PlaceSuggestion | undefined {
  if (isText(placeId) && isText(text) && text.trim()) return { placeId, text };
  onUnread(`suggestions.${isText(placeId) ? 'text' : 'placeId'}`);
  return undefined;
}

/** The suggestions in an answer. @throws when there is no list */
export const suggestionsOf = (answer: unknown, onUnread: OnUnread): readonly PlaceSuggestion[] =>
  listIn(fieldsOf(answer)['suggestions']).flatMap((one) => suggestionOf(fieldsOf(one), onUnread) ?? []);

/** The place in an answer, which was asked for by its id. A part that cannot be read is empty and told. */
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
