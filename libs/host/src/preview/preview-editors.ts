import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const PREVIEW_COOKIE = 'skein_preview';
/** How long a preview lasts, in seconds. */
export const PREVIEW_LIFETIME_S = 8 * 60 * 60;

type Asked = Pick<FastifyRequest, 'headers'>;

/** Recognizes the browsers of editors. Editors know the preview secret. */
export interface PreviewEditors {
  knows(secret: string): boolean;
  /** Returns a cookie value that identifies an editor's browser until the preview ends. */
  enter(): string;
  /** Returns a name for the browser of an editor. Undefined if the request is not from an editor. */
  nameOf(request: Asked): string | undefined;
  /** Ends a browser's preview in this process. No copy of the browser's cookie is valid any longer. */
  leave(request: Asked): void;
}

const same = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

export function previewEditors(secret: string, now: () => number = Date.now): PreviewEditors {
  /** Previews that editors have left: the expiry time of each preview, by the mark in its cookie. */
  const left = new Map<string, number>();
  const proofOf = (mark: string) =>
    createHmac('sha256', secret).update(`preview ${mark}`).digest('base64url');

  /**
   * Returns the marks in a request's cookies that are neither forged nor expired. A browser may send two cookies:
   * one for its windows and one for frames.
   */
  function marksOf({ headers }: Asked): { readonly mark: string; readonly endsMs: number }[] {
    if (!headers.cookie?.includes(PREVIEW_COOKIE)) return [];
    return headers.cookie.split(/; */).flatMap((pair) => {
      const [, name, mark = '', ends, proof = ''] = /^([^=]+)=((\d+)\.[\w-]+)\.([\w-]+)$/.exec(pair) ?? [];
      const endsMs = Number(ends);
      const isValid = name === PREVIEW_COOKIE && endsMs > now() && same(proof, proofOf(mark));
      return isValid ? [{ mark, endsMs }] : [];
    });
  }

  return {
    knows: (given) => same(given, secret),
    enter() {
      const mark = `${now() + PREVIEW_LIFETIME_S * 1000}.${randomUUID()}`;
      return `${mark}.${proofOf(mark)}`;
    },
    nameOf: (request) => marksOf(request).find(({ mark }) => !left.has(mark))?.mark,
    leave(request) {
      for (const [mark, endsMs] of left) if (endsMs <= now()) left.delete(mark);
      for (const { mark, endsMs } of marksOf(request)) left.set(mark, endsMs);
    },
  };
}
