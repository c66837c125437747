import { outcomeOfPage, type ResultOutcome, type ResultPages } from '../address/outcome-pages.ts';

/** The `localStorage` key of the last checked address. */
export const STORED_ADDRESS_KEY = 'skein-address';
/** How long an address is remembered after it was checked, days. */
export const STORED_ADDRESS_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface StoredAddress {
  readonly streetAddress: string;
  readonly unitNumber: string;
  readonly zipCode: string;
}

/** What is kept: the address, what checking it came to, and when. */
interface StoredCheck extends StoredAddress {
  readonly outcome: ResultOutcome;
  /** ms since 1970. */
  readonly checkedAt: number;
}

interface Surroundings {
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** ms since 1970. */
  readonly nowMs?: number;
}

const browserStorage = () => localStorage;

/**
 * Remembers an address for the page that follows, which says what came of checking it; for any other page nothing is
 * remembered. Without storage there is simply nothing to read there.
 * @param results the pages that say what came of it
 * @param page path of the page that follows
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
    storage().setItem(STORED_ADDRESS_KEY, JSON.stringify(kept));
  } catch {
    // Private windows and full disks refuse.
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
 * The last checked address, if this is the page of its result: no other page may use it. An address that is too old
 * or unreadable is deleted.
 * @param results the pages that say what came of it
 * @param page path of the page that asks
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
      // Not ours.
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
