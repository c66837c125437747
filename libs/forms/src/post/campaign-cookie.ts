import { campaignIn } from './campaign.ts';

export const CAMPAIGN_COOKIE = 'skein_campaign';
/** Longest campaign cookie, in characters. The browser sends the cookie with every request. */
const MAX_LENGTH = 1024;

/**
 * Returns a cookie that keeps a query's campaign until the browser closes, or undefined if the query has no
 * campaign. Scripts and servers write the same cookie, only for this host.
 * @param search query of the page, with its question mark
 * @param secure whether the page came over https
 */
export function campaignCookie(search: string, secure: boolean): string | undefined {
  const named = campaignIn(search);
  if (named === '' || named.length > MAX_LENGTH) return undefined;
  return `${CAMPAIGN_COOKIE}=${named}; path=/; samesite=lax${secure ? '; secure' : ''}`;
}
