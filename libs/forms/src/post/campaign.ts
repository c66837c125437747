const MAX_LENGTH = 100;

/** Query parameter for each campaign field of an address post. */
const SOURCES = {
  utmcsr: 'utm_source',
  utmccn: 'utm_campaign',
  utmcmd: 'utm_medium',
  utmcct: 'utm_content',
} as const;

export type Campaign = Readonly<Record<keyof typeof SOURCES, string>>;

/**
 * Removes all characters except letters, digits, spaces and usual marks of campaign names, so that the result contains
 * no markup and no header.
 */
export const sanitizeCampaign = (value: string): string =>
  value
    .replaceAll(/[^\p{L}\p{N} ._~+:|-]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);

/**
 * Returns the campaign fields of a query.
 * @param search query of the page, with or without its question mark
 */
export function campaignOf(search: string): Campaign {
  const query = new URLSearchParams(search);
  const read = (name: string) => sanitizeCampaign(query.get(name) ?? '');
  return {
    utmcsr: read(SOURCES.utmcsr),
    utmccn: read(SOURCES.utmccn),
    utmcmd: read(SOURCES.utmcmd),
    utmcct: read(SOURCES.utmcct),
  };
}

/**
 * Returns the query with the visitor's campaign. If the query has none, adds the campaign of an earlier page.
 * @param search query of the page, with its question mark
 * @param cookies the visitor's cookies, as in a request or a document
 */
export function campaignSearch(search: string, cookies: string): string {
  const kept = /(^|; )skein_campaign=([^;]+)/.exec(cookies);
  if (!kept || campaignIn(search) !== '') return search;
  // The campaign is first, because readers take the first value of a name, and the page's query may have an empty one.
  return `?${[kept[2], ...(search === '' ? [] : [search.slice(1)])].join('&')}`;
}

const PARAMS = [...Object.values(SOURCES), 'gh_src'];

/** Returns the campaign parameters of a query, as a query without a question mark. Empty if there are none. */
export function campaignIn(search: string): string {
  const query = new URLSearchParams(search);
  const named = PARAMS.map((name) => [name, sanitizeCampaign(query.get(name) ?? '')]);
  return new URLSearchParams(named.filter(([, value]) => value !== '')).toString();
}
