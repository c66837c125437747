import { safeHref } from '@skein/cms-client';

/**
 * Returns the address that a form posts to: a path of this site or a web address. It ignores any other value
 * from content.
 * @param otherwise the address to use then
 */
export function postUrl(fromContent: string, otherwise: string): string {
  const safe = safeHref(fromContent);
  return safe !== undefined && /^(?:\/|https?:)/.test(safe) ? safe : otherwise;
}
