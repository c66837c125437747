import { inTime, steadyNow } from '@skein/cms-client/serve';
import { finishedPage, withFormToken, type CachedPage } from './cached-page.ts';
import { createSlots, type Render, type Slot } from './slots.ts';

export type CacheState = 'hit' | 'miss' | 'revalidated' | 'stale';
export interface Served {
  readonly page: CachedPage;
  readonly state: CacheState;
}

export interface HtmlCacheOptions {
  /** How long a page is fresh, ms. An expired page is served once more while the cache renews it. */
  readonly ttlMs: number;
  /** How long to wait before the next renewal, ms, if the CMS did not answer. */
  readonly retryMs: number;
  /** How many pages to keep. */
  readonly max: number;
  /** About how many bytes the pages may take in memory. */
  readonly maxBytes?: number | undefined;
  /**
   * How many pages with a query to keep. Pages without a query have a limit of their own, so that no number of queries
   * can push them out of the cache.
   */
  readonly maxQueries?: number;
  /**
   * How long a request after an edit waits for the new page, ms, before it gets the old one. Default: no limit.
   */
  readonly patienceMs?: number;
  /** Returns this hour's form token, which replaces an older token in a cached page. */
  readonly formToken?: (() => string) | undefined;
  /** Returns a time in ms that never goes back. */
  readonly now?: () => number;
}

export interface HtmlCache {
  /**
   * Returns the page for a key, and renders it if necessary.
   * @throws the error of `render`, if there is no older page to send
   */
  get(key: string, render: Render): Promise<Served>;
  /** Returns a fresh page, or undefined. It is not asynchronous, because almost every request calls it. */
  peek(key: string): CachedPage | undefined;
  /**
   * Marks all pages that show this entry or asset as outdated. The next request for such a page waits for the new
   * version. Returns how many pages were marked.
   */
  invalidate(tag: string): number;
  /**
   * Renews expired pages one by one, the most recently requested first. Ends early if the CMS does not answer.
   */
  renewExpired(): Promise<void>;
  /** Returns the addresses of pages, most requested first. Error pages, such as 404, are left out. */
  mostAsked(count: number): readonly string[];
  /**
   * Expires the pages that have this tag, such as the id of an entry that they show. The cache serves each page once
   * more while it renews the page.
   * @returns how many pages expired
   */
  expire(tag: string): number;
  /** Expires all pages. @returns how many expired */
  expireAll(): number;
}

/**
 * Creates the cache of rendered pages in memory. The cache serves an expired page while it renews the page, and longer
 * if the renewal fails. Simultaneous requests for a page share one rendering.
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
  const slots = createSlots({ max, maxQueries, maxBytes });
  let allGeneration = 0;
  let renewal = Promise.resolve();

  /**
   * Puts this hour's form token into the page of a slot, and returns the page. A slot is a page's entry in the cache.
   */
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
        // The page may contain an old form token, because another replica may have drawn it earlier.
        const page = currentIn(slot) ?? slot.page;
        if (!isFirst) slots.takeRoom(slot);
        // Compresses the page now to save memory: the next request may come much later.
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
        // After an edit during the rendering, render again, because the request is for the edited page.
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

  /**
   * Returns the new page after an edit, or the old page if rendering takes too long. The rendering then
   * continues.
   */
  async function renewInTime(slot: Slot, old: CachedPage) {
    const renewal = renewOrKeep(slot);
    if (patienceMs === undefined) return renewal;
    return (await inTime(renewal, patienceMs)) ?? keepOld(slot, slot.page ?? old);
  }

  async function renewAll(): Promise<void> {
    for (const slot of slots.all()) {
      if (!slot.page || slot.freshUntil > now() || !slots.keeps(slot)) continue;
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
  /**
   * Calls `act` for each cached page that shows an entry or asset, and for each page that is being drawn, because its
   * new version may show the entry, too. Returns the number of these pages.
   */
  function eachShowing(tag: string, act: (slot: Slot) => void): number {
    const showing = slots
      .all()
      .filter(({ page, running }) => running !== undefined || page?.tags.has(tag) === true);
    showing.forEach(act);
    return showing.length;
  }

  return {
    peek(key) {
      const slot = slots.find(key);
      if (!slot?.page || slot.page.stale || slot.freshUntil <= now()) return undefined;
      slot.asked++;
      return currentIn(slot);
    },
    async get(key, render) {
      const slot = slots.find(key) ?? slots.add(key, render, allGeneration);
      slot.render = render;
      slot.asked++;
      const page = currentIn(slot);
      if (!page) {
        const served = await renewOrKeep(slot);
        slots.touch(slot);
        slots.takeRoom(slot);
        return served;
      }
      if (slot.mustRevalidate && slot.freshUntil <= now()) return renewInTime(slot, page);
      if (slot.freshUntil > now()) return { page, state: page.stale ? 'stale' : 'hit' };
      // Renews the page in the background. If that fails, the old page stays, and the next try comes soon.
      void renewOrKeep(slot, true).catch(() => undefined);
      return { page, state: page.stale ? 'stale' : 'revalidated' };
    },
    invalidate: (tag) => eachShowing(tag, mark),
    expire: (tag) => eachShowing(tag, expire),
    renewExpired() {
      // Runs after the pass in progress: an edit may concern pages that the pass has already renewed.
      renewal = renewal.then(renewAll);
      return renewal;
    },
    mostAsked: slots.mostAsked,
    expireAll() {
      allGeneration++;
      const every = slots.all();
      every.forEach(expire);
      return every.length;
    },
  };
}
