import { readUrl } from '@skein/cms-client';

/** What the address of a page may say about where a visitor comes from, and what both stores are told. */
const UTM_PARAMS = ['utm_campaign', 'utm_medium', 'utm_source', 'utm_content'] as const;
/** What only Apple's store knows: who sends, to which store, and for what. */
const APPLE_PARAMS = ['pt', 'mt', 'ct'] as const;

type CampaignParam = (typeof UTM_PARAMS)[number] | (typeof APPLE_PARAMS)[number];

/** What is known of a campaign; nothing in it is empty. */
type Campaign = { readonly [P in CampaignParam]?: string };

/** The app in the store of Google, or in that of Apple. */
export type Store = 'play' | 'app';

/**
 * Reads the campaign that a page was asked for with.
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

/** Android hands `referrer` on to the app: a query string of its own, in one parameter. What it said before stays. */
function withReferrer(url: URL, campaign: Campaign): void {
  const referrer = new URLSearchParams(url.searchParams.get('referrer') ?? '');
  for (const name of UTM_PARAMS) {
    const value = campaign[name];
    if (value !== undefined) referrer.set(name, value);
  }
  const text = referrer.toString();
  if (text !== '') url.searchParams.set('referrer', text);
}

/** Apple counts by `ct`, so the campaign's name is put there unless the address says something else. */
function withCampaign(url: URL, campaign: Campaign): void {
  const ct = campaign.ct ?? campaign.utm_campaign;
  for (const [name, value] of Object.entries({ ...campaign, ...(ct !== undefined && { ct }) }))
    url.searchParams.set(name, value);
}

/** A link to the app in a store, telling the store of a campaign. An address that is not a web address stays as it is. */
export function storeLink(store: Store, link: string, campaign: Campaign): string {
  const url = /^https?:/i.test(link) ? readUrl(link) : undefined;
  if (!url) return link;
  if (store === 'play') withReferrer(url, campaign);
  else withCampaign(url, campaign);
  return url.href;
}
