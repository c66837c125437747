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

const PARAMS = [...Object.values(SOURCES), 'gh_src'];

/**
 * Returns the query with the campaign that brought the visitor. A kept campaign replaces the query's own, which is the
 * same, or is in a link of this site.
 * @param search query of the page, with its question mark
 * @param cookies the visitor's cookies, as in a request or a document
 */
export function campaignSearch(search: string, cookies: string): string {
  const kept = /(?:^|; )skein_campaign=([^;]+)/.exec(cookies)?.[1];
  if (kept === undefined) return search;
  const query = new URLSearchParams(search);
  for (const name of PARAMS) query.delete(name);
  return `?${[kept, query.toString()].filter((part) => part !== '').join('&')}`;
}

/** Returns the campaign parameters of a query, as a query without a question mark. Empty if there are none. */
export function campaignIn(search: string): string {
  const query = new URLSearchParams(search);
  const named = PARAMS.map((name) => [name, sanitizeCampaign(query.get(name) ?? '')]);
  return new URLSearchParams(named.filter(([, value]) => value !== '')).toString();
}
