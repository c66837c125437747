import { campaignOf, campaignSearch } from '@skein/forms/contract';
import { pathOf } from '@skein/http';
import type { IncomingHttpHeaders } from 'node:http';

const CAMPAIGN = ['utmcsr', 'utmccn', 'utmcmd', 'utmcct'] as const;
/** Field names of a post that say where it comes from. */
export const ORIGIN_FIELDS = ['pageSource', ...CAMPAIGN] as const;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The origin of a post, under the names of the contract. Unknown fields are left out. */
export type PostOrigin = Readonly<Partial<Record<(typeof ORIGIN_FIELDS)[number], string>>>;

/**
 * Returns where a post comes from: what its fields say, or else what the browser says about the page that sent
 * it. A cached page is the same for all visitors and cannot name this visitor's campaign, but its address or
 * the cookie of an earlier page can.
 */
export function originOf(
  body: Readonly<Record<string, unknown>>,
  { referer, cookie = '' }: IncomingHttpHeaders,
): PostOrigin {
  const page = text(body['pageSource']) || (pathOf(referer) ?? '');
  const said = CAMPAIGN.map((name) => [name, text(body[name])] as const);
  const search = referer !== undefined && URL.canParse(referer) ? new URL(referer).search : '';
  const campaign = said.some(([, value]) => value !== '')
    ? said
    : Object.entries(campaignOf(campaignSearch(search, cookie))).filter(([, value]) => value !== '');
  return {
    ...(page !== '' && { pageSource: page }),
    ...Object.fromEntries(campaign.filter(([, value]) => value !== '')),
  };
}
