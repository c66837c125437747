import { inTime, steadyNow } from '@skein/cms-client/serve';
import { LRUCache } from 'lru-cache';
import { finishedPage, roomOf, withFormToken, type CachedPage } from './cached-page.ts';
import type { Render, Slot } from './slot.ts';

export type CacheState = 'hit' | 'miss' | 'revalidated' | 'stale';
export interface Served {
  readonly page: CachedPage;
  readonly state: CacheState;
}

export interface HtmlCacheOptions {
  /** How long a page is fresh, ms. After that, it is served once more while it is renewed. */
  readonly ttlMs: number;
  /** How long to wait after a stale or failed answer before the next renewal, ms. */
  readonly retryMs: number;
  /** How many pages to keep. */
  readonly max: number;
  /** About how many bytes the pages may take in memory. */
  readonly maxBytes?: number | undefined;
  /** How many pages with a query to keep: apart from the others, which they could drive out. */
  readonly maxQueries?: number;
  /**
   * How long a request waits for the new page after an edit, ms; then it gets the old one. Default: to the end.
   */
  readonly patienceMs?: number;
  /** Returns the form token of the hour, which replaces the token that a kept page was drawn with. */
  readonly formToken?: (() => string) | undefined;
  /** Returns a time in ms that never goes back. */
  readonly now?: () => number;
}

export interface HtmlCache {
  /**
   * Returns the page of a key, rendered if necessary. Throws what `render` throws if there is no older page to
   * send.
   */
  get(key: string, render: Render): Promise<Served>;
  /** Returns a fresh page without a promise, or undefined: the hot path. */
  peek(key: string): CachedPage | undefined;
  /**
   * Makes the next request for each page that shows this entry or asset wait for a new page. Returns how many.
   */
  invalidate(tag: string): number;
  /**
   * Renews expired pages one by one, the most recently requested first. Ends early if the CMS does not answer.
   */
  renewExpired(): Promise<void>;
  /** Returns the addresses that visitors request most, the first most often, without stand-in pages. */
  mostAsked(count: number): readonly string[];
  /** Serves pages with this tag once more while it renews them. Returns how many. */
  expire(tag: string): number;
  /** Expires all pages in the same way. Returns how many. */
  expireAll(): number;
}

/**
 * Creates the cache of rendered pages in memory. It serves a page while it is fresh, once more while it is
 * renewed, and longer if renewal fails; it renders each page once at a time, however many visitors ask.
 */
export function createHtmlCache({
  ttlMs,
  retryMs,
  max,
  maxBytes = Infinity,
  maxQueries = max,
  patienceMs,
  formToken,
  now = steadyNow,
}: HtmlCacheOptions): HtmlCache {
  const pages = new LRUCache<string, Slot>({ max });
  const queries = new LRUCache<string, Slot>({ max: maxQueries });
  const slotsFor = (key: string) => (key.includes('?') ? queries : pages);
  const everySlot = () => [...pages.values(), ...queries.values()];
  /** Whether the slot is still in the cache and has not been replaced. */
  const isKept = (slot: Slot) => slotsFor(slot.key).peek(slot.key) === slot;
  let allGeneration = 0;
  let renewal = Promise.resolve();
  /** Upper limit of the bytes that the pages take: a page counts when drawn, and again when renewed. */
  let taken = 0;

  /** Makes room for a new page. At the limit, it counts all pages as they are now before it removes any. */
  function takeRoom(slot: Slot): void {
    if (pages.peek(slot.key) !== slot) return;
    taken += roomOf(slot.page);
    if (taken <= maxBytes) return;
    taken = 0;
    for (const slot of pages.values()) taken += roomOf(slot.page);
    while (taken > maxBytes) taken -= roomOf(pages.pop()?.page);
  }

  function slotOf(key: string, render: Render): Slot {
    const slots = slotsFor(key);
    let slot = slots.get(key);
    if (!slot) {
      slot = {
        key,
        page: undefined,
        asked: 0,
        render,
        freshUntil: 0,
        mustRevalidate: false,
        generation: allGeneration,
        running: undefined,
      };
      slots.set(key, slot);
      takeRoom(slot);
    }
    return slot;
  }

  /** Returns the page of a slot with the form token of the hour, which it puts in once per hour. */
  function currentIn(slot: Slot): CachedPage | undefined {
    const isWanted = (made: CachedPage) => slot.page?.bytes === made.bytes;
    slot.page &&= withFormToken(slot.page, formToken, isWanted);
    return slot.page;
  }

  function renew(slot: Slot, behind: boolean): Promise<CachedPage> {
    if (slot.running) return slot.running;
    const { generation } = slot;
    slot.running = slot
      .render(slot.page !== undefined, behind)
      .then((drawn) => {
        const isFirst = !slot.page;
        slot.page = finishedPage(drawn, (made) => slot.page?.bytes === made.bytes);
        // Another replica may have drawn it an hour ago.
        const page = currentIn(slot) ?? slot.page;
        if (!isFirst) takeRoom(slot);
        // The next visitor finds it small, and perhaps there is none for long.
        if (behind) void page.bytes.pack();
        slot.freshUntil = page.stale ? now() + retryMs : Math.min(now() + ttlMs, page.until ?? Infinity);
        if (slot.generation === generation) slot.mustRevalidate = page.stale && slot.mustRevalidate;
        return page;
      })
      .finally(() => {
        slot.running = undefined;
      });
    return slot.running;
  }

  async function renewOrKeep(slot: Slot, behind = false): Promise<Served> {
    try {
      for (;;) {
        const { generation } = slot;
        const page = await renew(slot, behind);
        // An edit came while this was being rendered: what was asked for is the page after it.
        if (slot.generation === generation) return { page, state: page.stale ? 'stale' : 'miss' };
      }
    } catch (error) {
      if (!slot.page) throw error;
      return keepOld(slot, slot.page);
    }
  }

  function keepOld(slot: Slot, old: CachedPage): Served {
    const page = old.stale ? old : { ...old, stale: true };
    slot.page = page;
    slot.freshUntil = now() + retryMs;
    return { page, state: 'stale' };
  }

  /** Returns the new page after an edit, or the old one if that takes too long; the new one follows. */
  async function renewInTime(slot: Slot, old: CachedPage) {
    const renewal = renewOrKeep(slot);
    if (patienceMs === undefined) return renewal;
    return (await inTime(renewal, patienceMs)) ?? keepOld(slot, slot.page ?? old);
  }

  async function renewAll(): Promise<void> {
    for (const slot of everySlot()) {
      if (!slot.page || slot.freshUntil > now() || !isKept(slot)) continue;
      const served = await renewOrKeep(slot, true).catch(() => undefined);
      if (!served || served.page.stale) return;
    }
  }

  function expire(slot: Slot) {
    slot.freshUntil = 0;
    slot.generation++;
  }
  function mark(slot: Slot) {
    slot.mustRevalidate = true;
    expire(slot);
  }
  /** Calls `act` with each slot whose page shows an entry or asset, or is being drawn. Returns how many. */
  function eachShowing(tag: string, act: (slot: Slot) => void): number {
    const slots = everySlot().filter(({ page, running }) => page?.tags.has(tag) ?? running !== undefined);
    slots.forEach(act);
    return slots.length;
  }

  return {
    peek(key) {
      const slot = slotsFor(key).get(key);
      if (!slot?.page || slot.page.stale || slot.freshUntil <= now()) return undefined;
      slot.asked++;
      return currentIn(slot);
    },
    async get(key, render) {
      const slot = slotOf(key, render);
      slot.render = render;
      slot.asked++;
      const page = currentIn(slot);
      if (!page) {
        const served = await renewOrKeep(slot);
        // It counts as asked for now.
        if (isKept(slot)) slotsFor(key).set(key, slot);
        takeRoom(slot);
        return served;
      }
      if (slot.mustRevalidate && slot.freshUntil <= now()) return renewInTime(slot, page);
      if (slot.freshUntil > now()) return { page, state: page.stale ? 'stale' : 'hit' };
      // Renewed in the background; a failure leaves the page in place and is tried again soon.
      void renewOrKeep(slot, true).catch(() => undefined);
      return { page, state: page.stale ? 'stale' : 'revalidated' };
    },
    invalidate: (tag) => eachShowing(tag, mark),
    expire: (tag) => eachShowing(tag, expire),
    renewExpired() {
      // One pass after the other: an edit during one may concern pages that it has been at.
      renewal = renewal.then(renewAll);
      return renewal;
    },
    mostAsked(count) {
      // One page may be there in several variants.
      const asked = new Map<string, number>();
      for (const [key, slot] of pages.entries()) {
        const [path = ''] = key.split('#');
        if (path.startsWith('/')) asked.set(path, (asked.get(path) ?? 0) + slot.asked);
      }
      return [...asked.keys()]
        .sort((one, other) => (asked.get(other) ?? 0) - (asked.get(one) ?? 0))
        .slice(0, count);
    },
    expireAll() {
      allGeneration++;
      const slots = everySlot();
      slots.forEach(expire);
      return slots.length;
    },
  };
}
