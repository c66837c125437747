import * as v from 'valibot';
import type { RenderedPage } from '../cache/rendered-page.ts';
import type { Position } from './change-log.ts';

const StoredPage = v.object({
  html: v.string(),
  csp: v.string(),
  status: v.number(),
  tags: v.array(v.string()),
  caching: v.optional(v.picklist(['private', 'none'])),
  /** Until when the page is fresh, ms since 1970. */
  until: v.number(),
  /** Position of the last known edit when the page was drawn. */
  asOf: v.string(),
  experiments: v.optional(
    v.array(
      v.object({
        key: v.string(),
        variations: v.array(v.object({ variation: v.string(), weight: v.number() })),
      }),
    ),
  ),
  readsAddress: v.boolean(),
  formToken: v.optional(v.string()),
});
export type StoredPage = v.InferOutput<typeof StoredPage>;

export function pageText(page: RenderedPage, asOf: Position, until: number): string {
  const { html, csp, status, tags, caching, experiments, address, formToken } = page;
  const stored: StoredPage = {
    html,
    csp,
    status,
    tags: [...tags],
    ...(caching && { caching }),
    ...(experiments && {
      experiments: experiments.map(({ key, variations }) => ({ key, variations: [...variations] })),
    }),
    until,
    asOf,
    readsAddress: address !== undefined,
    formToken,
  };
  return JSON.stringify(stored);
}

/** Reads a stored page. Returns undefined if the text is not a page. */
export function readStoredPage(text: Buffer | undefined): StoredPage | undefined {
  if (!text) return undefined;
  try {
    const { success, output } = v.safeParse(StoredPage, JSON.parse(text.toString()));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
