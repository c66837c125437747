import { campaignOf, campaignSearch } from '@skein/forms/contract';
import { pathOf } from '@skein/http';
import type { IncomingHttpHeaders } from 'node:http';

const CAMPAIGN = ['utmcsr', 'utmccn', 'utmcmd', 'utmcct'] as const;
/** Names under which a post says where it comes from. */
export const ORIGIN_FIELDS = ['pageSource', ...CAMPAIGN] as const;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where a post comes from, by the names of the contract; what is not known is left out. */
export type PostOrigin = Readonly<Partial<Record<(typeof ORIGIN_FIELDS)[number], string>>>;

/**
 * Where a post comes from: what it says itself, and else what the browser says of the page that sent it. A page that is
 * kept for everybody cannot say by which campaign this visitor came; its address can, or the cookie of an earlier page.
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
