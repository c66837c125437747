import type { Problem, SiteLocale } from '@skein/cms-client';
import { STALE_RETRY_MS } from '@skein/cms-client/serve';
import type { Delivery } from '@skein/cms-client/server';
import type { Site } from '../site/site.ts';
import { listPages, listQuestion, namesQuestion, translatedNames, type SlugEntry } from './page-list.ts';

export interface SlugIndex {
  /**
   * Answered from what is known, and looked up again behind the visitor when that has grown old. Only who asks for an
   * address that was unknown before an edit waits for the list after it.
   */
  has(path: string): Promise<boolean>;
  /** The page at a path, by the same rules. */
  find(path: string): Promise<SlugEntry | undefined>;
  /** Those of the paths that are pages, named in a language. Waits for the list after an edit. */
  among(paths: readonly string[], locale: SiteLocale): Promise<readonly SlugEntry[]>;
  /** Whether there are pages at all, by the same rules: an edit makes nobody wait where there were some. */
  any(): Promise<boolean>;
  /** Waits for the list after an edit. */
  all(): Promise<readonly SlugEntry[]>;
  /** Says that an editor has changed a page. The list is asked for at once, behind everybody. */
  forget(): void;
}

/** A site without a single page is a mistake, and its pages are not to be lost over it. */
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

/** Paths at which there is another page now, or one of another name. */
const renamed = (before: List, after: List): string[] =>
  [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter(
    (path) => !sameName(path, before, after),
  );

interface Options {
  readonly site: Pick<Site, 'frame' | 'paths' | 'locales'>;
  /** Told of all addresses that cannot be used, with each new list. */
  readonly onProblems: (problems: readonly Problem[]) => void;
  /** Told where a new list has another page than the one before, or one of another name. */
  readonly onRenamed?: ((paths: readonly string[]) => void) | undefined;
  readonly delivery: Delivery;
  readonly ttlMs: number;
  /** Drafts, of whose edits nobody tells: who asks for an unknown address waits for a new list each time. */
  readonly ofDrafts?: boolean | undefined;
  readonly now: () => number;
}

/**
 * The addresses of all pages, asked for once. Unknown paths are so answered without asking the CMS,
 * and the site map needs no second list.
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
  /** Of the list that is known. */
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

  /** Once at a time. What is known outlives a CMS that does not answer; there is nothing to throw once there is something. */
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

  /** One list after another until one is younger than the last edit, however many edits come. */
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
