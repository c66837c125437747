/** How much speed tests may use. A minute is a window of the clock, the same for everybody; an address is a network. */
export interface TrafficLimits {
  /** For one address, downloads and uploads together. */
  readonly bytesPerMinute: number;
  readonly requestsPerMinute: number;
  /** Downloads and uploads at the same time, from one address and from all. */
  readonly transfersPerAddress: number;
  readonly transfersInAll: number;
  /** The longest that one of them may take. */
  readonly transferMs: number;
}

export interface Traffic {
  /** Counts a request. False when the address has had its share of this minute. */
  request(address: string): boolean;
  /** Counts bytes, before or while they travel. False when the address has had its share of this minute. */
  bytes(address: string, count: number): boolean;
  /**
   * Opens a transfer, and closes it when it takes too long.
   * @param cutOff called then
   * @returns what closes it, which may be called twice; undefined when too many are open
   */
  open(address: string, cutOff: () => void): (() => void) | undefined;
  /** Seconds until the next window, at least 1. */
  retryAfterS(): number;
}

const WINDOW_MS = 60_000;
/** More addresses than this in one window share one account, so that memory stays bounded. */
const MAX_ADDRESSES = 10_000;
const THE_REST = '';

/** Bookkeeping of what visitors use. Kept in memory: a restart forgives. */
export function createTraffic(limits: TrafficLimits, now: () => number): Traffic {
  const used = new Map<string, { bytes: number; requests: number }>();
  const transfers = new Map<string, number>();
  let openInAll = 0;
  let window = Number.NaN;

  function accountOf(address: string) {
    const current = Math.floor(now() / WINDOW_MS);
    if (current !== window) {
      window = current;
      used.clear();
    }
    const key = used.has(address) || used.size < MAX_ADDRESSES ? address : THE_REST;
    let account = used.get(key);
    if (!account) used.set(key, (account = { bytes: 0, requests: 0 }));
    return account;
  }

  return {
    request(address) {
      const account = accountOf(address);
      account.requests += 1;
      return account.requests <= limits.requestsPerMinute;
    },
    bytes(address, count) {
      const account = accountOf(address);
      if (account.bytes + count > limits.bytesPerMinute) return false;
      account.bytes += count;
      return true;
    },
    open(address, cutOff) {
      const own = transfers.get(address) ?? 0;
      if (own >= limits.transfersPerAddress || openInAll >= limits.transfersInAll) return undefined;
      transfers.set(address, own + 1);
      openInAll += 1;
      let closed = false;
      const close = () => {
        if (closed) return;
        closed = true;
        clearTimeout(timer);
        openInAll -= 1;
        const left = (transfers.get(address) ?? 1) - 1;
        if (left > 0) transfers.set(address, left);
        else transfers.delete(address);
      };
      const timer = setTimeout(() => {
        close();
        cutOff();
      }, limits.transferMs);
      return close;
    },
    retryAfterS: () => Math.max(1, Math.ceil((WINDOW_MS - (now() % WINDOW_MS)) / 1000)),
  };
}
