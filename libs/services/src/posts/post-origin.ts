import { campaignOf, campaignSearch, planIn, withPlan } from '@skein/forms/contract';
import { pathOf } from '@skein/http';
import type { IncomingHttpHeaders } from 'node:http';

const CAMPAIGN = ['utmcsr', 'utmccn', 'utmcmd', 'utmcct'] as const;
/** Names of the fields that contain the page and the campaign of a post. */
export const ORIGIN_FIELDS = ['pageSource', ...CAMPAIGN] as const;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The origin of a post, by field name. Unknown values are missing. */
export type PostOrigin = Readonly<Partial<Record<(typeof ORIGIN_FIELDS)[number], string>>>;

/**
 * Returns the page and the campaign of a post, from the post's fields, or else from the referrer and a cookie. The
 * cookie is needed because the fields of a cached page are the same for all visitors, and so contain no campaign.
 */
export function originOf(
  body: Readonly<Record<string, unknown>>,
  { referer, cookie = '' }: IncomingHttpHeaders,
): PostOrigin {
  const page = text(body['pageSource']) || withPlan(pathOf(referer) ?? '', planIn(referer ?? ''));
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
