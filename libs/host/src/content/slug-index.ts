import type { Problem, SiteLocale } from '@skein/cms-client';
import { STALE_RETRY_MS } from '@skein/cms-client/serve';
import type { Delivery } from '@skein/cms-client/server';
import type { Site } from '../site/site.ts';
import { listPages, listQuestion, namesQuestion, translatedNames, type SlugEntry } from './page-list.ts';

export interface SlugIndex {
  /**
   * Whether there is a page at a path, according to the known list; an expired list is renewed in the
   * background. Only a visitor who asks for an address that was unknown before an edit waits for the new list.
   */
  has(path: string): Promise<boolean>;
  /** Returns the page at a path, or undefined. Waits as `has` does. */
  find(path: string): Promise<SlugEntry | undefined>;
  /**
   * Returns those of the paths that are pages, with their names in a language. Waits for the new list after an
   * edit.
   */
  among(paths: readonly string[], locale: SiteLocale): Promise<readonly SlugEntry[]>;
  /** Whether there are pages at all. If there were some before an edit, it does not wait for the new list. */
  any(): Promise<boolean>;
  /** Returns all pages. Waits for the new list after an edit. */
  all(): Promise<readonly SlugEntry[]>;
  /** Tells the index that an editor has changed a page. It requests the new list at once, in the background. */
  forget(): void;
}

/**
 * Thrown for a list without pages. An empty site is a mistake that must not remove the pages that are shown.
 */
class EmptyList extends Error {
  constructor() {
    super('no page is published any more; those that were are still shown');
  }
}

interface List {
  readonly pages: ReadonlyMap<string, SlugEntry>;
  readonly names: ReadonlyMap<SiteLocale, ReadonlyMap<string, string>>;
}

const sameName = (path: string, a: List, b: List): boolean => {
  const [one, other] = [a.pages.get(path), b.pages.get(path)];
  return (
    one?.id === other?.id &&
    one?.breadcrumb === other?.breadcrumb &&
    [...a.names].every(
      ([locale, names]) => names.get(one?.id ?? '') === b.names.get(locale)?.get(other?.id ?? ''),
    )
  );
};

/** Returns the paths that now have another page, or a page with another name. */
const renamed = (before: List, after: List): string[] =>
  [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter(
    (path) => !sameName(path, before, after),
  );

interface Options {
  readonly site: Pick<Site, 'frame' | 'paths' | 'locales'>;
  /** Called with all unusable addresses, for each new list. */
  readonly onProblems: (problems: readonly Problem[]) => void;
  /** Called with the paths where a new list has another page than before, or a page with another name. */
  readonly onRenamed?: ((paths: readonly string[]) => void) | undefined;
  readonly delivery: Delivery;
  readonly ttlMs: number;
  /**
   * Whether this lists drafts. The CMS does not report edits of drafts, so a request for an unknown address
   * waits for a new list each time.
   */
  readonly ofDrafts?: boolean | undefined;
  readonly now: () => number;
}

/**
 * Creates the index of all pages' addresses, which asks the CMS for one list. With it, unknown paths need no
 * request to the CMS, and the site map needs no second list.
 */
export function createSlugIndex({
  site,
  delivery,
  ttlMs,
  ofDrafts,
  now,
  onProblems,
  onRenamed,
}: Options): SlugIndex {
  const [main, ...others] = site.locales.all;
  let known: List | undefined;
  let until = 0;
  let running: Promise<List> | undefined;
  let generation = 0;
  /** The generation that the known list belongs to. */
  let knownGeneration = 0;
  let catchingUp = false;

  async function load(): Promise<List> {
    const asked = generation;
    const [answer, ...named] = await Promise.all([
      delivery.ask(listQuestion(site.frame, main.locale)),
      // Names alone: pages do without them.
      ...others.map(({ locale }) => delivery.ask(namesQuestion(site.frame, locale)).catch(() => undefined)),
    ]);
    const before = known;
    const pages = listPages(site, answer.items, onProblems);
    if (before && pages.size === 0 && before.pages.size > 0) throw new EmptyList();
    const after = {
      pages,
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
    const changed = before ? renamed(before, after) : [];
    if (changed.length > 0) onRenamed?.(changed);
    return after;
  }

  /**
   * Requests a new list, one at a time. If the CMS fails, the known list stays; it throws only if there is
   * none.
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

  /** Requests lists until one is newer than the last edit, however many edits come. */
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

  return {
    find: async (path) => (await current(({ pages }) => pages.has(path))).pages.get(path),
    // Whether a page that was there is there still, its drawing will tell.
    has: async (path) => (await current(({ pages }) => pages.has(path))).pages.has(path),
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
    all: async () => [...(await current(() => false)).pages.values()],
    forget() {
      generation++;
      until = 0;
      running = undefined;
      catchUp().catch(() => undefined);
    },
  };
}
