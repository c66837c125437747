import { readUrl } from '@skein/cms-client';

/** Parameters of a page's URL that name the source of a visit. Links to both app stores get these parameters. */
const UTM_PARAMS = ['utm_campaign', 'utm_medium', 'utm_source', 'utm_content'] as const;
/** Parameters that only Apple's store reads: provider (`pt`), media type (`mt`) and campaign (`ct`). */
const APPLE_PARAMS = ['pt', 'mt', 'ct'] as const;

type CampaignParam = (typeof UTM_PARAMS)[number] | (typeof APPLE_PARAMS)[number];

type Campaign = { readonly [P in CampaignParam]?: string };

/** Google's store (`play`) or Apple's (`app`). */
export type Store = 'play' | 'app';

/**
 * Reads the campaign from the query of a page.
 * @param search query string, with or without its question mark
 */
export function campaignOf(search: string): Campaign {
  const given = new URLSearchParams(search);
  const named = [...UTM_PARAMS, ...APPLE_PARAMS].flatMap((name) => {
    const value = given.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(named);
}

/**
 * Adds the campaign's parameters to `referrer`, a query string inside the store link. Android passes `referrer`
 * to the app. Other values in `referrer` stay unchanged.
 */
function withReferrer(url: URL, campaign: Campaign): void {
  const referrer = new URLSearchParams(url.searchParams.get('referrer') ?? '');
  for (const name of UTM_PARAMS) {
    const value = campaign[name];
    if (value !== undefined) referrer.set(name, value);
  }
  const text = referrer.toString();
  if (text !== '') url.searchParams.set('referrer', text);
}

/**
 * Adds the campaign to a link to Apple's store. Apple counts visits by `ct`. If the campaign has no `ct`, the
 * function sets `ct` to the value of `utm_campaign`.
 */
function withCampaign(url: URL, campaign: Campaign): void {
  const ct = campaign.ct ?? campaign.utm_campaign;
  for (const [name, value] of Object.entries({ ...campaign, ...(ct !== undefined && { ct }) }))
    url.searchParams.set(name, value);
}

/** Returns a store link with the campaign added. A link that is not an http or https URL stays unchanged. */
export function storeLink(store: Store, link: string, campaign: Campaign): string {
  const url = /^https?:/i.test(link) ? readUrl(link) : undefined;
  if (!url) return link;
  if (store === 'play') withReferrer(url, campaign);
  else withCampaign(url, campaign);
  return url.href;
}
