import { outcomeOfPage, type ResultOutcome, type ResultPages } from '../address/outcome-pages.ts';

/** The `localStorage` key of the last checked address. */
export const STORED_ADDRESS_KEY = 'skein-address';
/** Time for which a checked address is stored, in days. */
export const STORED_ADDRESS_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface StoredAddress {
  readonly streetAddress: string;
  readonly unitNumber: string;
  readonly zipCode: string;
}

interface StoredCheck extends StoredAddress {
  readonly outcome: ResultOutcome;
  /** Time of the check, in ms since 1970. */
  readonly checkedAt: number;
}

interface Surroundings {
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly nowMs?: number;
}

const browserStorage = () => localStorage;

/**
 * Stores an address if the next page shows the result of the address check. An address without a street only deletes
 * the address of the check before. Does nothing for other pages, or if the browser has no storage.
 * @param results the result pages of an address check
 * @param page path of the next page
 */
export function storeAddress(
  { streetAddress, unitNumber, zipCode }: StoredAddress,
  results: ResultPages,
  page: string,
  { storage = browserStorage, nowMs = Date.now() }: Surroundings = {},
): void {
  const outcome = outcomeOfPage(results, page);
  if (outcome === undefined) return;
  const kept: StoredCheck = { streetAddress, unitNumber, zipCode, outcome, checkedAt: nowMs };
  try {
    const place = storage();
    // Comes first, because a full disk refuses only the new address.
    place.removeItem(STORED_ADDRESS_KEY);
    if (streetAddress !== '') place.setItem(STORED_ADDRESS_KEY, JSON.stringify(kept));
  } catch {
    // Private windows and full disks do not store data.
  }
}

function parseStored(text: string): StoredCheck | undefined {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { streetAddress, unitNumber, zipCode, outcome, checkedAt } = stored as Record<
    keyof StoredCheck,
    unknown
  >;
  return typeof streetAddress === 'string' &&
    typeof unitNumber === 'string' &&
    typeof zipCode === 'string' &&
    typeof outcome === 'string' &&
    typeof checkedAt === 'number'
    ? { streetAddress, unitNumber, zipCode, outcome: outcome as ResultOutcome, checkedAt }
    : undefined;
}

/**
 * Returns the last checked address if this page shows the result of its check. Otherwise returns undefined.
 * Deletes an address that is too old or unreadable.
 * @param results the result pages of an address check
 * @param page path of the current page
 */
export function readStoredAddress(
  results: ResultPages = {},
  page: string = location.pathname,
  { storage = browserStorage, nowMs = Date.now() }: Surroundings = {},
): StoredAddress | undefined {
  try {
    const text = storage().getItem(STORED_ADDRESS_KEY);
    if (text === null) return undefined;
    let stored: StoredCheck | undefined;
    try {
      stored = parseStored(text);
    } catch {
      // The stored text is not from this code.
    }
    if (!stored || nowMs - stored.checkedAt > STORED_ADDRESS_DAYS * DAY_MS) {
      storage().removeItem(STORED_ADDRESS_KEY);
      return undefined;
    }
    if (stored.outcome !== outcomeOfPage(results, page)) return undefined;
    const { streetAddress, unitNumber, zipCode } = stored;
    return { streetAddress, unitNumber, zipCode };
  } catch {
    return undefined;
  }
}
