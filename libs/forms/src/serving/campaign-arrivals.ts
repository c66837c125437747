import type { Arrivals } from '@skein/cms-client/serve';
import { campaignCookie } from '../post/campaign-cookie.ts';

const text = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Whether the visitor followed a link of this site. The campaign in such a link does not count. */
function isWithinSite(headers: Parameters<Arrivals>[0]['headers']): boolean {
  const fetchSite = text(headers['sec-fetch-site']);
  if (fetchSite !== '') return fetchSite === 'same-origin';
  const referer = text(headers['referer']);
  const hosts = [headers['host'], headers['x-forwarded-host']].map(text).filter((host) => host !== '');
  return URL.canParse(referer) && hosts.includes(new URL(referer).host);
}

/** Keeps the campaign that brought a visitor to the site. The page's first script does the same if it runs. */
export const campaignArrivals: Arrivals = ({ search, headers, secure }) =>
  isWithinSite(headers) ? undefined : campaignCookie(search, secure);
