import { safeHref } from '@skein/cms-client';

/**
 * Returns the URL for a form's posts: a path of this site or a web address.
 * @param otherwise address to use if the content has any other value
 */
export function postUrl(fromContent: string, otherwise: string): string {
  const safe = safeHref(fromContent);
  return safe !== undefined && /^(?:\/|https?:)/.test(safe) ? safe : otherwise;
}
