const PERSONAL_KEY = /mail|phone|name|street|^address$|^unit/i;
const EMAIL_ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/;

/** A flat event as it goes to the data layer. */
export type FlatEvent = Record<string, string | number | boolean>;

/**
 * Copies the plain values of an event and leaves out whatever could identify a person: keys that name an email, phone,
 * name or street, and any text that contains an email address. The types of the events already rule these out; this
 * holds when an event comes from markup or from untyped code.
 * @param event    the event as it was given
 * @param onDropped called with the key of every value that was left out; nested values count as left out
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
