import { FAQ_SLUG_PARAM } from './faq.constants.ts';

/** Returns a text as a slug for URLs and ids: lower case, hyphens for spaces. Undefined for an empty text. */
export function faqSlug(written: string | null | undefined): string | undefined {
  const slug = written?.trim().toLowerCase().replace(/\s+/g, '-');
  return slug === undefined || slug === '' ? undefined : slug;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the slugs in a URL: the slug in the query, then the slug in the hash, then the end of the path. The path may
 * also end with `slug=first-bill`.
 */
export function slugsOfAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): readonly string[] {
  const end = decoded(pathname.split('/').at(-1) ?? '');
  return [
    new URLSearchParams(search).get(FAQ_SLUG_PARAM),
    decoded(hash.slice(1)),
    end.slice(end.lastIndexOf('=') + 1),
  ].flatMap((written) => faqSlug(written) ?? []);
}
