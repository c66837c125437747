const PERSONAL_KEY = /mail|phone|name|street|^address$|^unit/i;
const EMAIL_ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/;

/** A flat event in the form that the data layer takes. */
export type FlatEvent = Record<string, string | number | boolean>;

/**
 * Returns the plain values of an event without anything that could identify a person: keys that name an email,
 * phone, name or street, and texts with an email address. The event types exclude these already; this check
 * covers events from markup and from untyped code.
 * @param event the event
 * @param onDropped called with the key of every value that is left out, which includes nested values
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
