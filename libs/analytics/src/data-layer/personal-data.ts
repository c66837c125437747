const PERSONAL_KEY = /mail|phone|name|street|^address$|^unit/i;
const EMAIL_ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/;

/** An event of the data layer, without nested values. */
export type FlatEvent = Record<string, string | number | boolean>;

/**
 * Returns an event without values that could identify a person: values with keys such as email, phone, name or
 * street, and texts with an email address. The event types already exclude these values, but events from markup
 * and from untyped code may contain them. Nested values are always left out.
 * @param event the event
 * @param onDropped called with the key of every value that is left out
 */
export function withoutPersonalData(event: object, onDropped?: (key: string) => void): FlatEvent {
  const clean: FlatEvent = {};
  for (const [key, value] of Object.entries(event)) {
    if (value === undefined || value === null) continue;
    const flat = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (!flat || PERSONAL_KEY.test(key) || EMAIL_ADDRESS.test(String(value))) onDropped?.(key);
    else clean[key] = value;
  }
  return clean;
}
