import type { CachedPage } from './cached-page.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * @param seen whether somebody has had this page before
 * @param behind whether nobody waits for it: it is renewed behind its visitors
 */
export type Render = (seen: boolean, behind: boolean) => Promise<RenderedPage>;

/** The place of a page in memory. */
export interface Slot {
  readonly key: string;
  page: CachedPage | undefined;
  /** How often it was asked for. */
  asked: number;
  /** As it was last asked for. */
  render: Render;
  /** On the clock `now`; before it the page is served without asking. */
  freshUntil: number;
  /** Set by an edit: the next request waits for the new page. */
  mustRevalidate: boolean;
  /** Counts edits, so that a render begun before one is not taken for fresh. */
  generation: number;
  running: Promise<CachedPage> | undefined;
}
