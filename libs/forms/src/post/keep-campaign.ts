import { campaignIn } from './campaign.ts';

/** No cookie of a campaign is longer, characters: it goes along with every request. */
const MAX_LENGTH = 1024;

/**
 * Keeps the campaign that the address of the page names as long as the browser is open: links, filters and the other
 * language lead to addresses without it. What a link of the site itself names is not what brought the visitor.
 */
export function keepCampaign(): void {
  const named = campaignIn(location.search);
  if (named === '' || named.length > MAX_LENGTH || document.referrer.startsWith(`${location.origin}/`))
    return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `skein_campaign=${named}; path=/; samesite=lax${secure}`;
  } catch {
    // A frame that may have no cookies.
  }
}
