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
  /** How long a page is fresh, ms. After that it is served once more while it is renewed. */
  readonly ttlMs: number;
  /** How soon to ask again after an answer that was stale or failed, ms. */
  readonly retryMs: number;
  /** Pages kept. */
  readonly max: number;
  /** Bytes that they may take in memory, about. */
  readonly maxBytes?: number | undefined;
  /** Pages kept for a query each: so many may be asked for that they would drive out the others. */
  readonly maxQueries?: number;
  /** How long a request waits for the page after an edit, ms; then it gets the one before. Default: to the end. */
  readonly patienceMs?: number;
  /** The form token of the hour: a kept page gets it in the place of the one that it was drawn with. */
  readonly formToken?: (() => string) | undefined;
  /** ms, never going back. */
  readonly now?: () => number;
}

export interface HtmlCache {
  /** Throws what `render` throws when there is no page to fall back on. */
  get(key: string, render: Render): Promise<Served>;
  /** The page if it is fresh, without a promise: the hot path. */
  peek(key: string): CachedPage | undefined;
  /** Marks every page that shows this entry or asset. Returns how many. */
  invalidate(tag: string): number;
  /**
   * Renews the pages that have expired, one after the other, those first that were asked for last. Ends early where the CMS
   * is away.
   */
  renewExpired(): Promise<void>;
  /** Addresses of the pages that are asked for most, by how often: of pages alone, not of what stands in for one. */
  mostAsked(count: number): readonly string[];
  /** Pages that show this go out once more while they are renewed. Returns how many. */
  expire(tag: string): number;
  /** The same for all pages. Returns how many. */
  expireAll(): number;
}

/**
 * Rendered pages in memory: served while fresh, served once more while they are renewed, kept when renewal fails.
 * One render per page at a time, however many ask.
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
  /** Whether no other one has taken its place. */
  const isKept = (slot: Slot) => slotsFor(slot.key).peek(slot.key) === slot;
  let allGeneration = 0;
  let renewal = Promise.resolve();
  /** Bytes that the pages take at most: each counts as it was drawn, and again once it is renewed. */
  let taken = 0;

  /** What is new takes its room. If there seems to be none left, all are counted as they are by now. */
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

  /** The page of a slot, with the form token of the hour: put in once for all who ask within that hour. */
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

  /** The page after an edit, unless that takes too long: then the one before, and the new one when it comes. */
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
  /** Does something with every page that shows an entry or asset. */
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
