/** Where the browser keeps the address that was checked last. */
export const STORED_ADDRESS_KEY = 'skein-address';

export interface StoredAddress {
  readonly streetAddress: string;
  readonly unitNumber: string;
  readonly zipCode: string;
}

/** Remembers an address for the page that follows. Without storage there is simply nothing to read there. */
export function storeAddress(address: StoredAddress, storage = () => localStorage): void {
  try {
    storage().setItem(STORED_ADDRESS_KEY, JSON.stringify(address));
  } catch {
    // Private windows and full disks refuse.
  }
}

/** The address that was checked last; undefined when there is none, or none that can be read. */
export function readStoredAddress(storage = () => localStorage): StoredAddress | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORED_ADDRESS_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { streetAddress, unitNumber, zipCode } = stored as Record<keyof StoredAddress, unknown>;
    return typeof streetAddress === 'string' && typeof unitNumber === 'string' && typeof zipCode === 'string'
      ? { streetAddress, unitNumber, zipCode }
      : undefined;
  } catch {
    return undefined;
  }
}
