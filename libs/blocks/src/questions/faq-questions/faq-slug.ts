import { FAQ_SLUG_PARAM } from './faq.constants.ts';

/** Returns a slug for URLs and ids: lower case, without spaces. Undefined if nothing is left of it. */
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
 * Returns the slugs that an address may name, in order of precedence: its query, its hash, the end of its
 * path. The end may also have the form `slug=first-bill`.
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
