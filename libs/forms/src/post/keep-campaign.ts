import { campaignCookie } from './campaign-cookie.ts';

/**
 * Keeps the campaign in the page's address until the browser closes, because links, filters and language
 * switches lead to addresses without it. It ignores campaigns in the site's own links, which did not bring the
 * visitor.
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
