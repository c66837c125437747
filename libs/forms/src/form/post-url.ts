import { safeHref } from '@skein/cms-client';

/**
 * Where a form may be sent: a path of this site or a web address; anything else from content is not believed.
 * @param otherwise where it goes then
 */
export function postUrl(fromContent: string, otherwise: string): string {
  const safe = safeHref(fromContent);
  return safe !== undefined && /^(?:\/|https?:)/.test(safe) ? safe : otherwise;
}
