import { campaignCookie } from './campaign-cookie.ts';

/**
 * Keeps the campaign in the page's URL until the browser closes, because links, filters and language switches lead to
 * URLs without a campaign. Ignores the campaign in a link from this site, because such a link did not bring the visitor
 * to the site.
 */
export function keepCampaign(): void {
  const cookie = campaignCookie(location.search, location.protocol === 'https:');
  if (cookie === undefined || document.referrer.startsWith(`${location.origin}/`)) return;
  try {
    document.cookie = cookie;
  } catch {
    // A page in a frame may not be allowed to use cookies.
  }
}
