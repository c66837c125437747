import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const PREVIEW_COOKIE = 'skein_preview';
/** How long a preview lasts, in seconds. */
export const PREVIEW_LIFETIME_S = 8 * 60 * 60;

type Asked = Pick<FastifyRequest, 'headers'>;

/** Browsers whose users know the preview secret. */
export interface PreviewEditors {
  knows(secret: string): boolean;
  /** Returns a cookie value that identifies an editor's browser until the preview ends. */
  enter(): string;
  isEditor(request: Asked): boolean;
  /**
   * Ends the preview of this browser in this process: its cookie, and any copy of it, is no longer accepted.
   */
  leave(request: Asked): void;
}

const same = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

export function previewEditors(secret: string, now: () => number = Date.now): PreviewEditors {
  /** Marks of previews that were left, with the time at which they would have ended. */
  const left = new Map<string, number>();
  const proofOf = (mark: string) =>
    createHmac('sha256', secret).update(`preview ${mark}`).digest('base64url');

  /** Returns the mark in a request's cookie, or undefined if it is not one of ours or has expired. */
  function markOf({ headers }: Asked): { readonly mark: string; readonly endsMs: number } | undefined {
    const cookie = headers.cookie?.split(/; */).find((pair) => pair.startsWith(`${PREVIEW_COOKIE}=`));
    const [, mark = '', ends, proof = ''] = /^[^=]+=((\d+)\.[\w-]+)\.([\w-]+)$/.exec(cookie ?? '') ?? [];
    const endsMs = Number(ends);
    return endsMs > now() && same(proof, proofOf(mark)) ? { mark, endsMs } : undefined;
  }

  return {
    knows: (given) => same(given, secret),
    enter() {
      const mark = `${now() + PREVIEW_LIFETIME_S * 1000}.${randomUUID()}`;
      return `${mark}.${proofOf(mark)}`;
    },
    isEditor(request) {
      if (!request.headers.cookie?.includes(PREVIEW_COOKIE)) return false;
      const found = markOf(request);
      return found !== undefined && !left.has(found.mark);
    },
    leave(request) {
      for (const [mark, endsMs] of left) if (endsMs <= now()) left.delete(mark);
      const found = markOf(request);
      if (found) left.set(found.mark, found.endsMs);
    },
  };
}
