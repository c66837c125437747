import { readUrl } from '@skein/cms-client';

/** Parameters of a page's address that tell where a visitor comes from. Both stores receive them. */
const UTM_PARAMS = ['utm_campaign', 'utm_medium', 'utm_source', 'utm_content'] as const;
/** Parameters that only Apple's store knows: the sender, the store, and the campaign. */
const APPLE_PARAMS = ['pt', 'mt', 'ct'] as const;

type CampaignParam = (typeof UTM_PARAMS)[number] | (typeof APPLE_PARAMS)[number];

/** The known parameters of a campaign. None of them is empty. */
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
 * Adds the campaign to `referrer`, a query string in one parameter, which Android passes to the app. Values
 * that the campaign does not set stay.
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
 * Adds the campaign to an address of Apple's store. Apple counts by `ct`, so `ct` gets the campaign's name
 * unless the page's address sets it.
 */
function withCampaign(url: URL, campaign: Campaign): void {
  const ct = campaign.ct ?? campaign.utm_campaign;
  for (const [name, value] of Object.entries({ ...campaign, ...(ct !== undefined && { ct }) }))
    url.searchParams.set(name, value);
}

/**
 * Returns a link to the app in a store, with the campaign for that store. A link that is not a web address
 * stays as it is.
 */
export function storeLink(store: Store, link: string, campaign: Campaign): string {
  const url = /^https?:/i.test(link) ? readUrl(link) : undefined;
  if (!url) return link;
  if (store === 'play') withReferrer(url, campaign);
  else withCampaign(url, campaign);
  return url.href;
}
