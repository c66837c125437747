import { safeHref } from '@skein/cms-client';
import { ADDRESS_FORMS_PATH } from '../contract/constants.ts';

/** Where a form may be sent: a path of this site or a web address; anything else from content is not believed. */
export function postAddress(fromContent: string): string {
  const safe = safeHref(fromContent);
  return safe !== undefined && /^(?:\/|https?:)/.test(safe) ? safe : ADDRESS_FORMS_PATH;
}
