import { campaignIn } from './campaign.ts';

export const CAMPAIGN_COOKIE = 'skein_campaign';
/** No cookie of a campaign is longer, characters: it goes along with every request. */
const MAX_LENGTH = 1024;

/**
 * The cookie that keeps the campaign which a query names, for as long as the browser is open: script and servers write the
 * same one, for the host alone. Undefined where there is nothing to keep.
 * @param search of the page, with its question mark
 * @param secure whether the page came over https
 */
export function campaignCookie(search: string, secure: boolean): string | undefined {
  const named = campaignIn(search);
  if (named === '' || named.length > MAX_LENGTH) return undefined;
  return `${CAMPAIGN_COOKIE}=${named}; path=/; samesite=lax${secure ? '; secure' : ''}`;
}
