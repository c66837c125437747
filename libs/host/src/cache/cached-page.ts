import { transcode } from 'node:buffer';
import { createHash } from 'node:crypto';
import { preloadHeader } from '../document/preload-header.ts';
import { pageBytes, type PageBytes } from './page-bytes.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page that is ready to be sent. It holds its HTML only as bytes: a second copy as text would triple its memory. */
export interface CachedPage extends Omit<RenderedPage, 'html'> {
  readonly bytes: PageBytes;
  /** The `Link` header. It names files that the browser should load before it reads the page. */
  readonly links?: string | undefined;
  /** ETag of the page. Undefined if no cache may keep the page. */
  readonly etag?: string | undefined;
}

/** How much memory to count for everything about a page except its HTML, such as its policy and ids, in bytes. */
const BESIDE_BYTES = 10 * 1024;
/**
 * Returns about how much memory a page takes, in bytes.
 * @param page undefined while it is being drawn
 */
export const roomOf = (page: CachedPage | undefined): number => BESIDE_BYTES + (page?.bytes.size ?? 0);

/** Returns whether a page is still current. Outdated pages are not worth the best compression, which is slow. */
type IsWanted = (page: CachedPage) => boolean;

/** Encodes a text as UTF-8. For a text with many curly quotes, this takes half of the time of `Buffer.from`. */
function encoded(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // The text contains half of a character.
    return Buffer.from(text);
  }
}

export function finishedPage({ html, ...page }: RenderedPage, isWanted: IsWanted): CachedPage {
  const identity = encoded(html);
  const etag = `"${createHash('sha256').update(identity).update(String(page.stale)).digest('base64url').slice(0, 22)}"`;
  const links = preloadHeader(html);
  const made: CachedPage = { ...page, links, etag, bytes: pageBytes(identity, () => isWanted(made)) };
  return made;
}

/** Returns the page with this hour's form token. If the page had an older token, its ETag changes. */
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
