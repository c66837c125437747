import { safeHref } from '@skein/cms-client';
import type { Delivery } from '@skein/cms-client/server';
import * as v from 'valibot';
import { STALE_RETRY_MS } from './stale-retry.ts';

export type SiteMapName = 'pages' | 'support' | 'none';

export interface SlugEntry {
  /** Path without language prefix. */
  readonly path: string;
  readonly siteMap: SiteMapName;
  readonly noIndex: boolean;
  /** ISO time of the last change. */
  readonly updatedAt: string | undefined;
  readonly breadcrumb: string;
}

export interface SlugIndex {
  has(path: string): Promise<boolean>;
  all(): Promise<readonly SlugEntry[]>;
  forget(): void;
}

const Item = v.object({
  sys: v.object({ updatedAt: v.optional(v.string()) }),
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
        path,
        siteMap: gfSiteMap,
        noIndex: gfNoIndex,
        updatedAt: parsed.output.sys.updatedAt,
        breadcrumb: gfBreadcrumb,
      };
      return [[path, entry] as const];
    });
    known = new Map(entries);
    until = asked === generation ? now() + (answer.stale ? STALE_RETRY_MS : ttlMs) : 0;
    return known;
  }

  async function current(): Promise<ReadonlyMap<string, SlugEntry>> {
    if (known && until > now()) return known;
    running ??= load().finally(() => (running = undefined));
    return running;
  }

  return {
    has: async (path) => (await current()).has(path),
    all: async () => [...(await current()).values()],
    forget() {
      generation++;
      until = 0;
      running = undefined;
    },
  };
}
