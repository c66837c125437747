import type { Problem, SiteLocale } from '@skein/cms-client';
import { STALE_RETRY_MS } from '@skein/cms-client/serve';
import type { Delivery } from '@skein/cms-client/server';
import type { Site } from '../site/site.ts';
import { listPages, listQuestion, namesQuestion, translatedNames, type SlugEntry } from './page-list.ts';

export interface SlugIndex {
  /**
   * Whether the known list has a page at a path. An expired list is renewed in the background. After an edit, a
   * request for an address that is not in the known list waits for the new list.
   */
  has(path: string): Promise<boolean>;
  /** Whether there is a page at a path. Undefined if the known list has expired. */
  knows(path: string): boolean | undefined;
  /** Returns the page at a path, or undefined. Waits as `has` does. */
  find(path: string): Promise<SlugEntry | undefined>;
  /**
   * Returns the pages at the given paths, with their names in a language. Paths without a page are left out.
   * Waits for the new list after an edit.
   */
  among(paths: readonly string[], locale: SiteLocale): Promise<readonly SlugEntry[]>;
  /** Whether there are any pages. Waits for a new list only if the known list has no pages. */
  any(): Promise<boolean>;
  /**
   * Returns all pages. Waits for the new list after an edit. Returns the same array until a page changes, so that
   * callers can keep what they have made of it.
   */
  all(): Promise<readonly SlugEntry[]>;
  /** Marks the list as outdated after an edit of a page, and requests a new list in the background. */
  forget(): void;
}

/** Thrown if a new list has no pages. An empty list must be a mistake, so the pages of the old list stay. */
class EmptyList extends Error {
  constructor() {
    super('no page is published any more; those that were are still shown');
  }
}

interface List {
  readonly pages: ReadonlyMap<string, SlugEntry>;
  /** All pages, as one array that stays the same until a page changes. */
  readonly all: readonly SlugEntry[];
  readonly names: ReadonlyMap<SiteLocale, ReadonlyMap<string, string>>;
}

const samePages = (before: readonly SlugEntry[], after: readonly SlugEntry[]): boolean =>
  before.length === after.length &&
  before.every((page, index) => {
    const other = after[index];
    return (
      page.id === other?.id &&
      page.path === other.path &&
      page.siteMap === other.siteMap &&
      page.noIndex === other.noIndex &&
      page.updatedAt === other.updatedAt &&
      page.breadcrumb === other.breadcrumb
    );
  });

const sameListing = (path: string, a: List, b: List): boolean => {
  const [one, other] = [a.pages.get(path), b.pages.get(path)];
  return (
    one?.id === other?.id &&
    one?.breadcrumb === other?.breadcrumb &&
    one?.siteMap === other?.siteMap &&
    one?.noIndex === other?.noIndex &&
    [...a.names].every(
      ([locale, names]) => names.get(one?.id ?? '') === b.names.get(locale)?.get(other?.id ?? ''),
    )
  );
};

/** Returns the paths of pages that were added, removed, replaced or renamed, or that site maps list otherwise. */
const relisted = (before: List, after: List): string[] =>
  [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter(
    (path) => !sameListing(path, before, after),
  );

interface Options {
  readonly site: Pick<Site, 'frame' | 'paths' | 'locales'>;
  /** The index calls this for each new list, with a problem for each unusable address. */
  readonly onProblems: (problems: readonly Problem[]) => void;
  /** The index calls this with the paths of pages that were added, removed, replaced or renamed, or listed otherwise. */
  readonly onRenamed?: ((paths: readonly string[]) => void) | undefined;
  readonly delivery: Delivery;
  readonly ttlMs: number;
  /**
   * Whether the index lists drafts. The CMS does not report edits of drafts, so each request for an unknown
   * address waits for a new list.
   */
  readonly ofDrafts?: boolean | undefined;
  /** Whether the CMS gives the time of the creation if it does not know the time of the last change. Default: no. */
  readonly undatedChanges?: boolean | undefined;
  readonly now: () => number;
}

/**
 * Creates the index of all pages' addresses, from one list that the CMS returns. Thanks to the index, unknown
 * paths need no request to the CMS, and the site map needs no second list.
 */
export function createSlugIndex({
  site,
  delivery,
  ttlMs,
  ofDrafts,
  undatedChanges,
  now,
  onProblems,
  onRenamed,
}: Options): SlugIndex {
  const [main, ...others] = site.locales.all;
  let known: List | undefined;
  let until = 0;
  let running: Promise<List> | undefined;
  let generation = 0;
  /** The value of `generation` when the known list was requested. */
  let knownGeneration = 0;
  let catchingUp = false;

  async function load(): Promise<List> {
    const asked = generation;
    const [answer, ...named] = await Promise.all([
      delivery.ask(listQuestion(site.frame, main.locale)),
      // A failed request for the names in other languages is ignored: pages do not depend on these names.
      ...others.map(({ locale }) => delivery.ask(namesQuestion(site.frame, locale)).catch(() => undefined)),
    ]);
    const before = known;
    const pages = listPages(site, answer.items, onProblems, undatedChanges);
    if (before && pages.size === 0 && before.pages.size > 0) throw new EmptyList();
    const all = [...pages.values()];
    const after = {
      ...(before && samePages(before.all, all) ? { pages: before.pages, all: before.all } : { pages, all }),
      names: new Map(
        others.map(({ locale }, at) => {
          const items = named[at]?.items;
          return [
            locale,
            items ? translatedNames(site.frame, items) : (before?.names.get(locale) ?? new Map()),
          ] as const;
        }),
      ),
    };
    known = after;
    knownGeneration = asked;
    until = asked === generation ? now() + (answer.stale ? STALE_RETRY_MS : ttlMs) : 0;
    const changed = before ? relisted(before, after) : [];
    if (changed.length > 0) onRenamed?.(changed);
    return after;
  }

  /**
   * Requests a new list. Simultaneous calls share one request. If the CMS fails, the known list stays.
   * @throws if the CMS fails and no list is known
   */
  function renew(): Promise<List> {
    if (running) return running;
    const renewal = load()
      .catch((error: unknown) => {
        if (!known) throw error;
        if (error instanceof EmptyList) onProblems([{ entryId: '-', field: '*', reason: error.message }]);
        until = now() + STALE_RETRY_MS;
        return known;
      })
      .finally(() => {
        if (running === renewal) running = undefined;
      });
    running = renewal;
    return renewal;
  }

  /** Requests new lists until a list is newer than the last edit. */
  async function catchUp(): Promise<void> {
    if (catchingUp || !known) return;
    catchingUp = true;
    try {
      let asked: number;
      do {
        asked = generation;
        await renew();
      } while (asked !== generation);
    } finally {
      catchingUp = false;
    }
  }

  async function current(mayBeOld: (list: List) => boolean): Promise<List> {
    if (known && until > now()) return known;
    const renewal = renew();
    const isOfLastEdit = knownGeneration === generation && !ofDrafts;
    if (!known || !(isOfLastEdit || mayBeOld(known))) return renewal;
    renewal.catch(() => undefined);
    return known;
  }

  /** Returns a list with the page at a path. Returns the newest list if there is no such page. */
  async function listWith(path: string): Promise<List> {
    const list = await current(({ pages }) => pages.has(path));
    if (!ofDrafts || list.pages.has(path)) return list;
    // An editor may have made the page after this list was requested, or after the one on its way.
    await running?.catch(() => undefined);
    return renew();
  }

  return {
    find: async (path) => (await listWith(path)).pages.get(path),
    knows: (path) => (known && until > now() ? known.pages.has(path) : undefined),
    // A page of the old list may have been removed. If so, drawing it fails later.
    has: async (path) => (await listWith(path)).pages.has(path),
    any: async () => (await current(({ pages }) => pages.size > 0)).pages.size > 0,
    async among(paths, locale) {
      const { pages, names } = await current(() => false);
      return paths.flatMap((path) => {
        const page = pages.get(path);
        if (!page) return [];
        const { breadcrumb } = page;
        return [{ ...page, breadcrumb: names.get(locale)?.get(page.id) ?? breadcrumb }];
      });
    },
    all: async () => (await current(() => false)).all,
    forget() {
      generation++;
      until = 0;
      running = undefined;
      catchUp().catch(() => undefined);
    },
  };
}
