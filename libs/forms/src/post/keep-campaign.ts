import { campaignCookie } from './campaign-cookie.ts';

/**
 * Keeps the campaign that the address of the page names as long as the browser is open: links, filters and the other
 * language lead to addresses without it. What a link of the site itself names is not what brought the visitor.
 */
export function keepCampaign(): void {
  const cookie = campaignCookie(location.search, location.protocol === 'https:');
  if (cookie === undefined || document.referrer.startsWith(`${location.origin}/`)) return;
  try {
    document.cookie = cookie;
  } catch {
    // A frame that may have no cookies.
  }
}
