import {
  entryGraph,
  localizePath,
  parseEntry,
  splitLocale,
  type AnyEntryType,
  type EntryType,
  type Parsed,
  type ParseResult,
  type Problem,
  type Sanitize,
  type SiteLocale,
} from '@skein/cms-client';
import type { Delivery, Question } from '@skein/cms-client/server';
import { page, site, type PageContent, type SiteContent } from '@skein/shell/content';
import { colorTokens } from '@skein/ui';
import { blockTypes } from '../registry.ts';
import { createSlugIndex, type SlugIndex } from './slug-index.ts';
import { STALE_RETRY_MS } from './stale-retry.ts';

/** Everything that a page needs to be drawn. */
export interface LoadedPage {
  readonly page: Parsed<PageContent>;
  readonly site: Parsed<SiteContent>;
  readonly locale: SiteLocale;
  readonly problems: readonly Problem[];
  /** Ids of all entries and assets behind it. */
  readonly dependencies: ReadonlySet<string>;
  /** True when part of it is what the CMS said before it went away. */
  readonly stale: boolean;
}

export interface ContentSource {
  /** Undefined when there is no such page. Throws a DeliveryError when the CMS has never answered. */
  loadPage(path: string): Promise<LoadedPage | undefined>;
  readonly slugs: SlugIndex;
  /** Forgets what hangs on an entry or asset. */
  invalidate(id: string, contentType: string | undefined): void;
}

export interface ContentSourceOptions {
  readonly delivery: Delivery;
  readonly sanitize: Sanitize;
  readonly assetUrl: (url: string) => string;
  /** How long the list of pages and the site's frame are believed, ms. */
  readonly ttlMs: number;
  readonly now?: () => number;
  readonly onProblems: (path: string, problems: readonly Problem[]) => void;
}

interface Frame {
  readonly result: ParseResult<Parsed<SiteContent>>;
  readonly stale: boolean;
  readonly until: number;
}

export class SiteEntryMissing extends Error {
  constructor() {
    super('The CMS has no usable entry of type gfSite: publish one with a header and a footer');
  }
}

/** Asks the CMS for pages and turns its answers into clean props. */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const { delivery, sanitize, assetUrl, ttlMs, now = Date.now, onProblems } = options;
  const slugs = createSlugIndex({ delivery, ttlMs, now });
  const frames = new Map<SiteLocale, Frame>();

  async function ask<P extends object>(type: EntryType<P>, question: Question) {
    const answer = await delivery.ask(question);
    const graph = entryGraph(answer);
    const parserOptions = {
      types: blockTypes as readonly AnyEntryType[],
      locale: question.locale,
      palette: colorTokens,
      sanitize,
      assetUrl,
    };
    const [root] = graph.items;
    return { result: root && parseEntry(type, root, graph, parserOptions), stale: answer.stale };
  }

  async function loadFrame(locale: SiteLocale): Promise<Frame> {
    const known = frames.get(locale);
    if (known && known.until > now()) return known;
    const { result, stale } = await ask(site, { contentType: site.id, locale });
    if (result === undefined) throw new SiteEntryMissing();
    const frame = { result, stale, until: now() + (stale ? STALE_RETRY_MS : ttlMs) };
    frames.set(locale, frame);
    onProblems(`site (${locale})`, result.problems);
    return frame;
  }

  return {
    slugs,
    async loadPage(fullPath) {
      const { locale, path } = splitLocale(fullPath);
      if (!(await slugs.has(path))) return undefined;
      const question = { contentType: page.id, locale, where: { 'fields.gfSlug': path } };
      const [frame, { result, stale }] = await Promise.all([loadFrame(locale), ask(page, question)]);
      if (result) onProblems(localizePath(path, locale), result.problems);
      if (result?.value === undefined) return undefined;
      if (frame.result.value === undefined) throw new SiteEntryMissing();
      return {
        page: result.value,
        site: frame.result.value,
        locale,
        problems: [...frame.result.problems, ...result.problems],
        dependencies: new Set([...result.dependencies, ...frame.result.dependencies]),
        stale: stale || frame.stale,
      };
    },
    invalidate(id, contentType) {
      for (const [locale, { result }] of frames) if (result.dependencies.has(id)) frames.delete(locale);
      if (contentType === page.id || contentType === undefined) slugs.forget();
      if (contentType === site.id) frames.clear();
    },
  };
}
