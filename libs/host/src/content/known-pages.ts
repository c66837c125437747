import { laterGraph, type EntryGraph, type ParseResult, type SiteLocale } from '@skein/cms-client';
import type { Question } from '@skein/cms-client/server';
import { LRUCache } from 'lru-cache';

/**
 * How many pages' content is kept in memory. A page takes about 30 KB. An entry of several pages is kept only
 * once.
 */
const MAX_PAGES = 10_000;
/** How many edited entries are requested one by one. After more edits, the whole page is requested. */
const MAX_EDITS = 5;

export interface PageQuestion extends Question {
  readonly where: { readonly 'sys.id': string };
}

export interface AnsweredGraph {
  readonly graph: EntryGraph;
  readonly stale: boolean;
}

export interface KnownPage<T> {
  readonly graph: EntryGraph;
  readonly result: ParseResult<T> | undefined;
  readonly stale: boolean;
  /** Until when the content counts as fresh, if no edit comes earlier. */
  readonly until: number;
}

interface Kept<T> extends KnownPage<T> {
  /** Entries that were edited after the request for the page. Maps entry id to content type, the latest edit last. */
  readonly edited: Map<string, string>;
}

export interface KnownPagesOptions<T> {
  readonly ask: (question: Question) => Promise<AnsweredGraph>;
  readonly parse: (question: PageQuestion, graph: EntryGraph) => ParseResult<T> | undefined;
  readonly ttlMs: number;
  readonly now: () => number;
}

/**
 * Keeps the content of each page until the content expires. After an edit of an entry, only this entry is
 * requested, once for all pages that show the entry.
 */
export function createKnownPages<T>({ ask, parse, ttlMs, now }: KnownPagesOptions<T>) {
  const pages = new LRUCache<string, Kept<T>>({ max: MAX_PAGES });
  const edits = new Map<string, Promise<AnsweredGraph>>();
  /** Counts edits. An answer that was requested before an edit is not kept. */
  let generation = 0;

  function askEdited(locale: SiteLocale, id: string, contentType: string): Promise<AnsweredGraph> {
    const key = `${locale} ${id}`;
    const known = edits.get(key);
    if (known) return known;
    const asked = ask({ contentType, locale, where: { 'sys.id': id } });
    edits.set(key, asked);
    asked.catch(() => edits.delete(key));
    return asked;
  }

  /** Returns the page's entries after its edits, or undefined if the whole page has to be requested. */
  async function afterEdits({ graph, edited }: Kept<T>, { locale, where }: PageQuestion) {
    if (edited.size > MAX_EDITS || edited.has(where['sys.id'])) return undefined;
    const asked = [...edited].map(
      async ([id, contentType]) => [id, await askEdited(locale, id, contentType)] as const,
    );
    const answers = await Promise.all(asked).catch(() => undefined);
    // An answer with entries that were not requested is unusable.
    const isUsable = answers?.every(
      ([id, answer]) => !answer.stale && answer.graph.items.every(({ sys }) => sys.id === id),
    );
    return isUsable
      ? laterGraph(graph, new Map(answers?.map(([id, later]) => [id, later.graph])))
      : undefined;
  }

  async function askAnew(question: PageQuestion, known: Kept<T> | undefined): Promise<Kept<T>> {
    const later = known && (await afterEdits(known, question));
    if (known && later) return { ...known, graph: later, result: parse(question, later), edited: new Map() };
    const { graph, stale } = await ask(question);
    return { graph, stale, result: parse(question, graph), until: now() + ttlMs, edited: new Map() };
  }

  return {
    async load(question: PageQuestion): Promise<KnownPage<T>> {
      const key = `${question.locale} ${question.where['sys.id']}`;
      const known = pages.get(key);
      const believed = known && known.until > now() ? known : undefined;
      if (believed?.edited.size === 0) return believed;
      const asked = generation;
      const page = await askAnew(question, believed);
      if (!page.stale && page.result && asked === generation) pages.set(key, page);
      return page;
    },
    /**
     * Forgets the content that shows an edited entry.
     * @param contentType undefined: the id does not belong to an entry, so all pages are forgotten
     */
    forget(id: string, contentType: string | undefined): void {
      generation++;
      edits.clear();
      if (contentType === undefined) pages.clear();
      else
        for (const { graph, result, edited } of pages.values()) {
          if (!graph.entries.has(id) && !result?.dependencies.has(id)) continue;
          edited.delete(id);
          edited.set(id, contentType);
        }
    },
    forgetAll(): void {
      generation++;
      edits.clear();
      pages.clear();
    },
  };
}
