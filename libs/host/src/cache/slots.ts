import { LRUCache } from 'lru-cache';
import { roomOf, type CachedPage } from './cached-page.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * Renders a page.
 * @param seen whether a visitor has seen this page before
 * @param behind whether the page is rendered in the background, with no visitor waiting
 */
export type Render = (seen: boolean, behind: boolean) => Promise<RenderedPage>;

/** A page's entry in the cache. */
export interface Slot {
  readonly key: string;
  page: CachedPage | undefined;
  /** How many requests there were for the page. */
  asked: number;
  /** The render function of the latest request. */
  render: Render;
  /** Until when the page is fresh, on the clock `now`. A fresh page is served without a request to the CMS. */
  freshUntil: number;
  /** Set by an edit: the next request waits for the new page. */
  mustRevalidate: boolean;
  /** Counts edits. A rendering that began before an edit does not count as fresh. */
  generation: number;
  running: Promise<CachedPage> | undefined;
}

export interface SlotsOptions {
  /** How many pages without a query to keep. */
  readonly max: number;
  /** How many pages with a query to keep. */
  readonly maxQueries: number;
  /** About how many bytes the pages without a query may take in memory. */
  readonly maxBytes: number;
}

/** Creates the slots of a cache. When a limit is reached, the least recently used slot is removed. */
export function createSlots({ max, maxQueries, maxBytes }: SlotsOptions) {
  const pages = new LRUCache<string, Slot>({ max });
  const queries = new LRUCache<string, Slot>({ max: maxQueries });
  const slotsFor = (key: string) => (key.includes('?') ? queries : pages);
  /** Estimated memory of all pages, in bytes. It may be too high, because a renewed page counts twice. */
  let taken = 0;

  const keeps = (slot: Slot) => slotsFor(slot.key).peek(slot.key) === slot;

  /** Counts the memory of a page. Above the limit, recounts all pages and removes the least recently used. */
  function takeRoom(slot: Slot): void {
    if (pages.peek(slot.key) !== slot) return;
    taken += roomOf(slot.page);
    if (taken <= maxBytes) return;
    taken = 0;
    for (const slot of pages.values()) taken += roomOf(slot.page);
    while (taken > maxBytes) taken -= roomOf(pages.pop()?.page);
  }

  return {
    find: (key: string): Slot | undefined => slotsFor(key).get(key),
    add(key: string, render: Render, generation: number): Slot {
      const slot: Slot = {
        key,
        page: undefined,
        asked: 0,
        render,
        freshUntil: 0,
        mustRevalidate: false,
        generation,
        running: undefined,
      };
      slotsFor(key).set(key, slot);
      takeRoom(slot);
      return slot;
    },
    all: (): readonly Slot[] => [...pages.values(), ...queries.values()],
    keeps,
    takeRoom,
    /** Makes a slot the most recently used one, if the slot is still in the cache. */
    touch(slot: Slot): void {
      if (keeps(slot)) slotsFor(slot.key).set(slot.key, slot);
    },
    /** Returns the most requested addresses, in order. Leaves out pages for a status, such as 404. */
    mostAsked(count: number): readonly string[] {
      // The cache may hold several variants of a page.
      const asked = new Map<string, number>();
      for (const [key, slot] of pages.entries()) {
        const [path = ''] = key.split('#');
        if (path.startsWith('/')) asked.set(path, (asked.get(path) ?? 0) + slot.asked);
      }
      return [...asked.keys()]
        .sort((one, other) => (asked.get(other) ?? 0) - (asked.get(one) ?? 0))
        .slice(0, count);
    },
  };
}
