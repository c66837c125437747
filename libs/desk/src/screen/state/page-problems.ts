import { isEmpty } from '@skein/cms-client';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Content } from '../../cms/cms.types.ts';
import { entityIn } from '../../model/names.ts';
import { addressOf } from '../../model/page-addresses.ts';
import { useDesk } from './desk-context.ts';
import { askAsEditor } from './preview-session.ts';

/** A problem that the site found on a page with drafts. */
export interface PageProblem {
  readonly entryId: string;
  readonly fieldId: string;
  /** Code of the locale whose value has the problem. For a field with one value for all languages: the first locale. */
  readonly locale: string;
  /** A path that the field links to, and that the site does not have. The problem then has no other reason. */
  readonly deadPath?: string;
  /** The rest of a sentence whose subject is the name of the field. */
  readonly reason: string;
}

/** A text that every page in preview contains, and no page of visitors. */
const PREVIEW_MARK = 'data-preview-bar';

const found: Record<'drawing' | 'links', readonly PageProblem[]> = { drawing: [], links: [] };
let problems: readonly PageProblem[] = [];
const listeners = new Set<() => void>();

/** Stores the problems that the site found while it drew the page, or among the links. */
export function setProblems(of: keyof typeof found, next: readonly PageProblem[]): void {
  found[of] = next;
  problems = [...found.drawing, ...found.links];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the HTML of a page in preview, or of an error page. */
async function drawnPage(address: string, signal: AbortSignal): Promise<string> {
  const ask = async () => {
    const answer = await fetch(address, { signal });
    return { isThere: answer.ok, html: await answer.text() };
  };
  const { html } = await askAsEditor(ask, (page) => !page.isThere || page.html.includes(PREVIEW_MARK));
  return html;
}

type Place = Pick<PageProblem, 'entryId' | 'fieldId'>;

/** Returns the locale whose value a page shows in a field: that of the page, or one that it falls back to. */
function shownLocale(content: Content, { entryId, fieldId }: Place, pageLocale: string): string {
  const { locales } = content;
  const values = entityIn(content, entryId)?.fields[fieldId];
  let code: string | null | undefined = pageLocale;
  // A locale falls back to another one, but never in a circle: as many steps as there are locales are enough.
  for (const _ of locales) {
    if (!isEmpty(values?.[code ?? ''])) break;
    code = locales.find((one) => one.code === code)?.fallbackCode;
  }
  return code ?? locales[0].code;
}

/**
 * Returns the problems that the preview bar of a page lists.
 * @param html the page in preview
 * @param pageLocale locale of the page
 */
export function readProblems(html: string, pageLocale: string, content: Content): readonly PageProblem[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll<HTMLElement>('[data-problem-entry]')].map(({ dataset }) => {
    const place = { entryId: dataset['problemEntry'] ?? '', fieldId: dataset['problemField'] ?? '' };
    const locale = shownLocale(content, place, pageLocale);
    return { ...place, locale, reason: dataset['problemReason'] ?? '' };
  });
}

/** Keeps one copy of a problem of a value that two languages share. */
const once = (all: readonly PageProblem[]): readonly PageProblem[] => [
  ...new Map(all.map((one) => [[one.entryId, one.fieldId, one.locale, one.reason].join('\n'), one])).values(),
];

/**
 * How long a pause in editing must be before the desk requests the page, in ms. The site draws the whole page for
 * each request.
 */
const ASK_AFTER_MS = 1500;

/**
 * Requests a page in preview in each language, and stores the problems that the site finds in it.
 * @param path of the page. Undefined: drafts are not saved yet, so the known problems stay
 * @param version a change of this number causes new requests
 */
export function usePageProblems(path: string | undefined, version: number): void {
  const { store, settings } = useDesk();
  const ask = useEffectEvent(async (page: string, signal: AbortSignal) => {
    const all: PageProblem[] = [];
    // One after the other, because the site draws the pages of an editor one at a time.
    for (const { locale, prefix } of settings.languages) {
      const html = await drawnPage(addressOf(page, prefix), signal).catch(() => '');
      if (signal.aborted) return;
      all.push(...readProblems(html, locale, store.read().content));
    }
    setProblems('drawing', once(all));
  });
  useEffect(() => {
    if (path === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(path, stop.signal), ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path, version]);
}

/** Returns the problems that the site has found on the shown page. */
export const useFoundProblems = (): readonly PageProblem[] => useSyncExternalStore(subscribe, () => problems);
