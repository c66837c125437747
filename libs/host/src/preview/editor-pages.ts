import { joinedParts, partsOf, type HtmlParts } from '@skein/cms-client/render';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import type { RenderedPage } from '../cache/rendered-page.ts';
import { PREVIEW_PARAM, PUBLISHED_PARAM } from '../document/preview-bar.tsx';
import { partBelow } from '../pages/part-below.ts';
import type { PageService } from '../pages/page-service.ts';
import type { UnsavedItem } from './unsaved-edits.ts';

/** The address of a page: its path, and its query with the question mark. */
export interface AskedPage {
  readonly path: string;
  readonly search: string;
}

/** How a page in drafts differs from the version that a browser shows. */
export interface Redrawn {
  readonly status: number;
  /** Id of this version. The browser sends it with its next request. */
  readonly version: string;
  /**
   * HTML of the blocks that differ, by their position on the page. Undefined if anything outside of the blocks differs.
   */
  readonly parts?: Readonly<Record<number, string>> | undefined;
  /** HTML of the whole page. Undefined if only blocks differ. */
  readonly html?: string | undefined;
}

/** Draws pages for one editor. */
export interface EditorPages {
  /** Draws a page in drafts. Throws the errors of `PageService.render`. */
  draw(asked: AskedPage): Promise<RenderedPage>;
  /**
   * Draws a page with unsaved changes.
   * @param shown the version that the browser shows. Default: none, which returns the whole page
   */
  redraw(asked: AskedPage, items: readonly UnsavedItem[], shown?: string): Promise<Redrawn>;
}

export interface EditorPagesOptions {
  readonly plain: PageService;
  /** Draws the pages as published. */
  readonly published: PageService;
  /** Draws the pages with marks in their texts, which say where the texts come from. */
  readonly marked: PageService;
  readonly lay: (items: readonly UnsavedItem[]) => void;
  /** Returns a page, or a part of it, with attributes that say where the texts of its elements come from. */
  readonly withSources: (html: string, marked: string) => string;
  /** Called if a page cannot be drawn with marks. */
  readonly onUnmarked: (error: unknown, path: string) => void;
  /** Returns HTML for the end of the head. */
  readonly script: (version: string, path: string) => string;
}

/** How many versions of pages to keep for an editor. An editor has few windows. */
const KEPT = 20;

/** Two drawings of a page, without and with marks, and the page that was made of both. */
interface Sourced {
  readonly page: HtmlParts;
  readonly marks: HtmlParts;
  readonly joined: HtmlParts;
}

/** Returns the variations that an editor wants to see, by experiment key. */
const shownIn = (search: string) =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(search).get(PREVIEW_PARAM) ?? ''));

/**
 * Creates the part that draws pages for one editor. It draws one page at a time, because each request has its own
 * unsaved changes.
 */
export function editorPages({
  plain,
  published,
  marked,
  lay,
  withSources,
  onUnmarked,
  script,
}: EditorPagesOptions): EditorPages {
  const versions = new LRUCache<string, HtmlParts>({ max: KEPT });
  const lastOf = new LRUCache<string, Sourced>({ max: KEPT });
  let last: Promise<unknown> = Promise.resolve();

  /**
   * Returns a page whose elements say where their texts come from. Reuses the parts that have not changed since
   * the last drawing.
   */
  function sourced(path: string, html: string, marked: string | undefined): HtmlParts {
    const page = partsOf(html);
    if (marked === undefined) return page;
    const marks = partsOf(marked);
    if (marks.parts.length !== page.parts.length) return partsOf(withSources(html, marked));
    const last = lastOf.get(path);
    const joined = {
      around:
        last?.page.around === page.around && last.marks.around === marks.around
          ? last.joined.around
          : withSources(page.around, marks.around),
      parts: page.parts.map((part, at) => {
        const known = last?.page.parts[at] === part && last.marks.parts[at] === marks.parts[at];
        return (known ? last.joined.parts[at] : undefined) ?? withSources(part, marks.parts[at] ?? '');
      }),
    };
    lastOf.set(path, { page, marks, joined });
    return joined;
  }

  async function drawNow({ path, search }: AskedPage, items: readonly UnsavedItem[]) {
    lay(items);
    const part = (await plain.exists(path)) ? undefined : partBelow(path);
    const asked = { search, below: part?.below, variations: shownIn(search) };
    const address = part?.page ?? path;
    const isPublished = new URLSearchParams(search).has(PUBLISHED_PARAM);
    const [page, other] = await Promise.all([
      (isPublished ? published : plain).render(address, asked),
      isPublished
        ? undefined
        : marked.render(address, asked).catch((error: unknown) => onUnmarked(error, path)),
    ]);
    const version = randomUUID();
    const parts = sourced(path + search, page.html, other?.html);
    versions.set(version, parts);
    return { page, parts, version };
  }
  function inTurn(asked: AskedPage, items: readonly UnsavedItem[]): ReturnType<typeof drawNow> {
    const drawn = last.then(() => drawNow(asked, items));
    last = drawn.catch(() => undefined);
    return drawn;
  }
  const whole = ({ parts, version }: Awaited<ReturnType<typeof drawNow>>, { path }: AskedPage) =>
    joinedParts(parts).replace('</head>', () => `${script(version, path)}</head>`);

  return {
    async draw(asked) {
      const drawn = await inTurn(asked, []);
      return { ...drawn.page, html: whole(drawn, asked) };
    },
    async redraw(asked, items, shown = '') {
      const before = versions.get(shown);
      const drawn = await inTurn(asked, items);
      const { parts, version } = drawn;
      const { status } = drawn.page;
      if (before?.around !== parts.around) return { status, version, html: whole(drawn, asked) };
      const changed = parts.parts.flatMap((part, at) =>
        part === before.parts[at] ? [] : [[at, part] as const],
      );
      return { status, version, parts: Object.fromEntries(changed) };
    },
  };
}
