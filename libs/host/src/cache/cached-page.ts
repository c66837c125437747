import type { PageVisitor } from '@skein/http';
import { createHash } from 'node:crypto';
import { preloadHeader } from '../document/preload-header.ts';
import { takeMarks } from '../visitors/visitor-marks.ts';
import { filledPage } from './filled-page.ts';
import { pageBytes, type PageBytes, type SentBytes } from './page-bytes.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page ready to be sent. As bytes alone: kept as text, too, it would take three times the room. */
export interface CachedPage extends Omit<RenderedPage, 'html' | 'marks'> {
  readonly bytes: PageBytes;
  /** What is wanted before the page is read, as the header `Link` says it. */
  readonly links?: string | undefined;
  /** None on a page that nobody may keep. */
  readonly etag?: string | undefined;
  /** On a page whose forms carry tokens, of which `bytes` know nothing: with those of a visitor. */
  readonly bytesFor?: ((visitor: PageVisitor) => SentBytes) | undefined;
}

/** What is beside the bytes of a page: its policy, and the names of what it shows. */
const BESIDE_BYTES = 10 * 1024;
/** One that is filled in for a visitor is kept in pieces, too, plain and compressed: times its size. */
const IN_PIECES = 1.2;
/** Bytes that a page takes in memory by now, about; also one that is still to come takes some. */
export const roomOf = (page: CachedPage | undefined): number =>
  BESIDE_BYTES + (page ? page.bytes.size + (page.bytesFor ? page.bytes.drawnSize * IN_PIECES : 0) : 0);

/** @param isWanted asked before the long work: a page that has been replaced meanwhile is not worth it */
export function finishedPage(
  { html, marks, ...page }: RenderedPage,
  isWanted: (page: CachedPage) => boolean,
): CachedPage {
  const links = preloadHeader(html);
  if (marks) {
    const { html: bare, places } = takeMarks(html);
    const fill = filledPage(bare, places);
    return {
      ...page,
      links,
      bytes: pageBytes(Buffer.from(bare)),
      bytesFor: (visitor) => fill(marks.valuesFor(visitor)),
    };
  }
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha256').update(identity).update(String(page.stale)).digest('base64url').slice(0, 22)}"`;
  const made: CachedPage = { ...page, links, etag, bytes: pageBytes(identity, () => isWanted(made)) };
  return made;
}
