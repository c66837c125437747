import type { HtmlCache } from '../cache/html-cache.ts';
import type { Change } from './change.ts';
import type { ContentSource } from '../content/content-source.ts';

interface Options {
  /** Content type of the entry with the frame of all pages. */
  readonly siteType: string;
  readonly source: Pick<ContentSource, 'invalidate' | 'forgetAll'>;
  readonly cache: Pick<HtmlCache, 'invalidate' | 'expire' | 'expireAll' | 'renewExpired'>;
}

/**
 * Returns the ids by which to find the pages that an edit changes. Undefined: the edit changes all pages,
 * because pages without the entry may show it now.
 */
export const tagsOfChange = ({ id, kind, contentType }: Change, siteType: string) =>
  kind === 'Everything' || kind === 'ContentType' || contentType === siteType ? undefined : [id];

/**
 * Creates the function that forgets everything that depends on an edit. Visitors wait for the new version of
 * an edited page. If the edit is in the frame of all pages, the cache serves each page once more while it
 * renews the page.
 * @returns how many pages will be drawn again
 */
export function takeChange({ siteType, source, cache }: Options) {
  return (change: Change): number => {
    const { id, kind, contentType } = change;
    if (kind === 'Everything') source.forgetAll();
    const isAround = kind !== 'Everything' && source.invalidate(id, contentType);
    const all = tagsOfChange(change, siteType) === undefined;
    if (!all && !isAround) return cache.invalidate(id);
    const count = all ? cache.expireAll() : cache.expire(id);
    void cache.renewExpired();
    return count;
  };
}
