import type { CachedPage } from './cached-page.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * @param seen whether a visitor has had this page before
 * @param behind whether it is renewed in the background, with no visitor waiting
 */
export type Render = (seen: boolean, behind: boolean) => Promise<RenderedPage>;

/** The place of a page in the cache. */
export interface Slot {
  readonly key: string;
  page: CachedPage | undefined;
  /** How many requests there were for the page. */
  asked: number;
  /** The render function of the last request. */
  render: Render;
  /** Until when the page is served without asking the CMS, on the clock `now`. */
  freshUntil: number;
  /** Set by an edit: the next request waits for the new page. */
  mustRevalidate: boolean;
  /** Counts edits, so that a render begun before one is not taken for fresh. */
  generation: number;
  running: Promise<CachedPage> | undefined;
}
