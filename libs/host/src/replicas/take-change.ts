import type { HtmlCache } from '../cache/html-cache.ts';
import type { Change } from './change.ts';
import type { ContentSource } from '../content/content-source.ts';

interface Options {
  /** Content type id of what all pages share. */
  readonly siteType: string;
  readonly source: Pick<ContentSource, 'invalidate' | 'forgetAll'>;
  readonly cache: Pick<HtmlCache, 'invalidate' | 'expire' | 'expireAll' | 'renewExpired'>;
}

/** Entries and assets whose pages an edit changes; undefined: all, also those drawn before there was one to hang on. */
export const tagsOfChange = ({ id, kind, contentType }: Change, siteType: string) =>
  kind === 'Everything' || kind === 'ContentType' || contentType === siteType ? undefined : [id];

/**
 * Forgets exactly what depends on an edit. Whoever asks for a page of which a part was edited waits for the new one; where
 * it is what surrounds all pages, each goes out once more while it is renewed.
 * @returns how many pages are drawn again
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
