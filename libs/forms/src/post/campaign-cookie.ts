import { campaignIn } from './campaign.ts';

export const CAMPAIGN_COOKIE = 'skein_campaign';
/** Longest campaign cookie, in characters, because every request carries it. */
const MAX_LENGTH = 1024;

/**
 * Returns the cookie that keeps a query's campaign until the browser closes, or undefined if there is none.
 * Scripts and servers write the same cookie, for this host only.
 * @param search of the page, with its question mark
 * @param secure whether the page came over https
 */
export function campaignCookie(search: string, secure: boolean): string | undefined {
  const named = campaignIn(search);
  if (named === '' || named.length > MAX_LENGTH) return undefined;
  return `${CAMPAIGN_COOKIE}=${named}; path=/; samesite=lax${secure ? '; secure' : ''}`;
}
