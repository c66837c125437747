import { readPagePath, type Problem } from '@skein/cms-client';
import type { Delivery } from '@skein/cms-client/server';
import * as v from 'valibot';
import { STALE_RETRY_MS } from './stale-retry.ts';

export type SiteMapName = 'pages' | 'support' | 'none';

export interface SlugEntry {
  /** Of the page's entry. */
  readonly id: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly siteMap: SiteMapName;
  readonly noIndex: boolean;
  /** ISO time of the last change. */
  readonly updatedAt: string | undefined;
  readonly breadcrumb: string;
}

export interface SlugIndex {
  /**
   * Answered from what is known, and looked up again behind the visitor when that has grown old. Only who asks for an
   * address that was unknown before an edit waits for the list after it.
   */
  has(path: string): Promise<boolean>;
  /** The page at a path, by the same rules. */
  find(path: string): Promise<SlugEntry | undefined>;
  /** Waits for the list after an edit. */
  all(): Promise<readonly SlugEntry[]>;
  /** Says that an editor has changed a page. */
  forget(): void;
}

const Item = v.object({
  sys: v.object({ id: v.string(), updatedAt: v.optional(v.string()) }),
  fields: v.object({
    gfSlug: v.optional(v.unknown()),
    // A page does not vanish because a field that it can do without is of the wrong kind.
    gfTitle: v.fallback(v.optional(v.string()), undefined),
    gfBreadcrumb: v.fallback(v.optional(v.string()), undefined),
    gfSiteMap: v.fallback(v.optional(v.picklist(['pages', 'support', 'none'])), undefined),
    gfNoIndex: v.fallback(v.optional(v.boolean()), undefined),
  }),
});

const problem = (entryId: string, reason: string): Problem => ({ entryId, field: 'gfSlug', reason });

/** Pages by path. One whose address is no path, or another's, is reported and left out: nobody could reach it. */
function listPages(
  items: readonly unknown[],
  onProblems: (problems: readonly Problem[]) => void,
): ReadonlyMap<string, SlugEntry> {
  const pages = new Map<string, SlugEntry>();
  const problems: Problem[] = [];
  for (const item of items) {
    const parsed = v.safeParse(Item, item);
    if (!parsed.success) continue;
    const { sys, fields } = parsed.output;
    const { path, problem: reason } = readPagePath(fields.gfSlug);
    if (reason !== undefined) problems.push(problem(sys.id, reason));
    if (path === undefined) continue;
    const other = pages.get(path);
    if (other) {
      problems.push(problem(sys.id, `is ${path}, where ${other.id} is already; this page is not shown`));
      continue;
    }
    const { gfSiteMap = 'pages', gfNoIndex = false, gfTitle = path, gfBreadcrumb = gfTitle } = fields;
    pages.set(path, {
      id: sys.id,
      path,
      siteMap: gfSiteMap,
      noIndex: gfNoIndex,
      updatedAt: sys.updatedAt,
      breadcrumb: gfBreadcrumb,
    });
  }
  onProblems(problems);
  return pages;
}

interface Options {
  /** Told of all addresses that cannot be used, with each new list. */
  readonly onProblems: (problems: readonly Problem[]) => void;
  readonly delivery: Delivery;
  readonly ttlMs: number;
  readonly now: () => number;
}

/**
 * The addresses of all pages, asked for once. Unknown paths are so answered without asking the CMS,
 * and the site map needs no second list.
 */
export function createSlugIndex({ delivery, ttlMs, now, onProblems }: Options): SlugIndex {
  let known: ReadonlyMap<string, SlugEntry> | undefined;
  let until = 0;
  let running: Promise<ReadonlyMap<string, SlugEntry>> | undefined;
  let generation = 0;
  /** Of the list that is known. */
  let knownGeneration = 0;

  async function load(): Promise<ReadonlyMap<string, SlugEntry>> {
    const asked = generation;
    const answer = await delivery.ask({
      contentType: 'gfPage',
      locale: 'en-US',
      include: 0,
      select: [
        'sys.id',
        'sys.updatedAt',
        'fields.gfSlug',
        'fields.gfTitle',
        'fields.gfBreadcrumb',
        'fields.gfSiteMap',
        'fields.gfNoIndex',
      ],
    });
    known = listPages(answer.items, onProblems);
    knownGeneration = asked;
    until = asked === generation ? now() + (answer.stale ? STALE_RETRY_MS : ttlMs) : 0;
    return known;
  }

  /** Once at a time. What is known outlives a CMS that does not answer; there is nothing to throw once there is something. */
  function renew(): Promise<ReadonlyMap<string, SlugEntry>> {
    if (running) return running;
    const renewal = load()
      .catch((error: unknown) => {
        if (!known) throw error;
        until = now() + STALE_RETRY_MS;
        return known;
      })
      .finally(() => {
        if (running === renewal) running = undefined;
      });
    running = renewal;
    return renewal;
  }

  async function current(mayBeOld: (list: ReadonlyMap<string, SlugEntry>) => boolean) {
    if (known && until > now()) return known;
    const renewal = renew();
    if (!known || !(knownGeneration === generation || mayBeOld(known))) return renewal;
    renewal.catch(() => undefined);
    return known;
  }

  return {
    find: async (path) => (await current((list) => list.has(path))).get(path),
    // Whether a page that was there is there still, its drawing will tell.
    has: async (path) => (await current((list) => list.has(path))).has(path),
    all: async () => [...(await current(() => false)).values()],
    forget() {
      generation++;
      until = 0;
      running = undefined;
    },
  };
}
