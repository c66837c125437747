import { createHash } from 'node:crypto';
import { preloadHeader } from '../document/preload-header.ts';
import { pageBytes, type PageBytes } from './page-bytes.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page ready to be sent. As bytes alone: kept as text, too, it would take three times the room. */
export interface CachedPage extends Omit<RenderedPage, 'html'> {
  readonly bytes: PageBytes;
  /** What is wanted before the page is read, as the header `Link` says it. */
  readonly links?: string | undefined;
  /** None on a page that nobody may keep. */
  readonly etag?: string | undefined;
}

/** What is beside the bytes of a page: its policy, and the names of what it shows. */
const BESIDE_BYTES = 10 * 1024;
/** Bytes that a page takes in memory by now, about; also one that is still to come takes some. */
export const roomOf = (page: CachedPage | undefined): number => BESIDE_BYTES + (page?.bytes.size ?? 0);

/** Says whether a page is still the one to send, before the long work of compressing it well. */
type IsWanted = (page: CachedPage) => boolean;

export function finishedPage({ html, ...page }: RenderedPage, isWanted: IsWanted): CachedPage {
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha256').update(identity).update(String(page.stale)).digest('base64url').slice(0, 22)}"`;
  const links = preloadHeader(html);
  const made: CachedPage = { ...page, links, etag, bytes: pageBytes(identity, () => isWanted(made)) };
  return made;
}

/** Returns a page with the form token of the hour, under another ETag if it had an older one. */
export function withFormToken(
  page: CachedPage,
  current: (() => string) | undefined,
  isWanted: IsWanted,
): CachedPage {
  const { formToken: old } = page;
  const formToken = old && current?.();
  if (!old || !formToken || formToken === old) return page;
  const html = page.bytes.identity.toString().replaceAll(old, formToken);
  return finishedPage({ ...page, html, formToken }, isWanted);
}
