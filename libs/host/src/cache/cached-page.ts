import { createHash } from 'node:crypto';
import { preloadHeader } from '../document/preload-header.ts';
import { pageBytes, type PageBytes } from './page-bytes.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * A page that is ready to be sent. It holds bytes only: keeping the text as well would take three times the
 * memory.
 */
export interface CachedPage extends Omit<RenderedPage, 'html'> {
  readonly bytes: PageBytes;
  /** The `Link` header: files that the browser should load before it reads the page. */
  readonly links?: string | undefined;
  /** Undefined on a page that no cache may keep. */
  readonly etag?: string | undefined;
}

/** Memory that a page takes beside its bytes, in bytes: its policy, and the ids of what it shows. */
const BESIDE_BYTES = 10 * 1024;
/** Returns about how many bytes a page takes in memory now. A page that is still being drawn counts, too. */
export const roomOf = (page: CachedPage | undefined): number => BESIDE_BYTES + (page?.bytes.size ?? 0);

/** Whether a page is still the current one. Asked before the long work of compressing it well. */
type IsWanted = (page: CachedPage) => boolean;

export function finishedPage({ html, ...page }: RenderedPage, isWanted: IsWanted): CachedPage {
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha256').update(identity).update(String(page.stale)).digest('base64url').slice(0, 22)}"`;
  const links = preloadHeader(html);
  const made: CachedPage = { ...page, links, etag, bytes: pageBytes(identity, () => isWanted(made)) };
  return made;
}

/** Returns a page with the form token of the hour, under another ETag if it had an older token. */
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
