import type { FastifyInstance } from 'fastify';
import type { CachedPage } from '../cache/cached-page.ts';
import type { HtmlCache } from '../cache/html-cache.ts';
import type { SentBytes } from '../cache/page-bytes.ts';
import type { PageService } from '../pages/page-service.ts';
import { partBelow } from '../pages/part-below.ts';
import { atPath } from '../pages/stand-in-page.ts';
import { redirectTarget } from '../site/redirect-target.ts';
import type { Site } from '../site/site.ts';

/** The not-found page for one address, ready to be sent. */
export interface GonePage {
  readonly page: CachedPage;
  readonly bytes: SentBytes;
}

export interface GonePagesOptions {
  readonly site: Site;
  readonly pages: Pick<PageService, 'knows'>;
  readonly cache: Pick<HtmlCache, 'peek'>;
  /** Whether a path may belong to a route that is not a page. */
  readonly isRoute: (path: string) => boolean;
}

/** Returns the not-found page for a path without a page, or undefined: see {@link gonePages}. */
export type GoneAt = (path: string) => GonePage | undefined;

/** Returns the cache key of the page for a status. */
export const statusKey = (status: number, locale: string): string => `${status} ${locale}`;

/**
 * Returns a function that returns the not-found page for a path, if memory alone shows that nothing is there. The
 * function returns undefined if there may be a page, a redirect or another route at the path, or if the page for
 * the language must be drawn first.
 */
export function gonePages({ site, pages, cache, isRoute }: GonePagesOptions): GoneAt {
  /** Whether a page has no content at the address below it. Returns false if the page is not in memory. */
  function isNothingBelow(page: string, below: string): boolean {
    const above = cache.peek(page);
    return above !== undefined && above.address?.normal({ search: '', below }) === undefined;
  }

  function isGone(path: string): boolean {
    if (isRoute(path) || redirectTarget(site, path) !== undefined || pages.knows(path) !== false)
      return false;
    const part = partBelow(path);
    if (!part) return true;
    const isPageAbove = pages.knows(part.page);
    return isPageAbove === false || (isPageAbove === true && isNothingBelow(part.page, part.below));
  }

  return (path) => {
    if (!isGone(path)) return undefined;
    const page = cache.peek(statusKey(404, site.locales.split(path).locale));
    const bytes = page && atPath(site.locales, page, { status: 404, path });
    return !bytes || bytes instanceof Promise ? undefined : { page, bytes };
  };
}

/**
 * Watches the routes that are added after this call. Returns a function that says whether a path may belong to one
 * of them. The route `/*` of pages does not count, because it matches every path.
 */
export function watchRoutes(app: FastifyInstance): (path: string) => boolean {
  const exact = new Set<string>();
  const beginnings = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    if (url === '/*') return;
    const [beginning = ''] = url.split(/[:*]/, 1);
    // A route with an optional parameter also matches without the last slash.
    exact.add(beginning === url ? url : beginning.replace(/\/$/, ''));
    if (beginning !== url) beginnings.add(beginning);
  });
  // The router decodes a path before it looks for a route.
  return (path) =>
    path.includes('%') || exact.has(path) || [...beginnings].some((beginning) => path.startsWith(beginning));
}
