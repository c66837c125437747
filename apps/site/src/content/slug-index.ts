import { safeHref } from '@skein/cms-client';
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
  /** Waits for the list after an edit. */
  all(): Promise<readonly SlugEntry[]>;
  /** Says that an editor has changed a page. */
  forget(): void;
}

const Item = v.object({
  sys: v.object({ id: v.string(), updatedAt: v.optional(v.string()) }),
  fields: v.object({
    gfSlug: v.string(),
    // A page does not vanish because a field that it can do without is of the wrong kind.
    gfTitle: v.fallback(v.optional(v.string()), undefined),
    gfBreadcrumb: v.fallback(v.optional(v.string()), undefined),
    gfSiteMap: v.fallback(v.optional(v.picklist(['pages', 'support', 'none'])), undefined),
    gfNoIndex: v.fallback(v.optional(v.boolean()), undefined),
  }),
});

interface Options {
  readonly delivery: Delivery;
  readonly ttlMs: number;
  readonly now: () => number;
}

/**
 * The addresses of all pages, asked for once. Unknown paths are so answered without asking the CMS,
 * and the site map needs no second list.
 */
export function createSlugIndex({ delivery, ttlMs, now }: Options): SlugIndex {
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
    const entries = answer.items.flatMap((item) => {
      const parsed = v.safeParse(Item, item);
      const path = parsed.success ? safeHref(parsed.output.fields.gfSlug) : undefined;
      if (!parsed.success || path === undefined || !path.startsWith('/')) return [];
      const {
        gfSiteMap = 'pages',
        gfNoIndex = false,
        gfTitle = path,
        gfBreadcrumb = gfTitle,
      } = parsed.output.fields;
      const entry: SlugEntry = {
        id: parsed.output.sys.id,
        path,
        siteMap: gfSiteMap,
        noIndex: gfNoIndex,
        updatedAt: parsed.output.sys.updatedAt,
        breadcrumb: gfBreadcrumb,
      };
      return [[path, entry] as const];
    });
    known = new Map(entries);
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
