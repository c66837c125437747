const MAX_LENGTH = 100;

/** Campaign fields of an address post, by the query parameter that they come from. */
const SOURCES = {
  utmcsr: 'utm_source',
  utmccn: 'utm_campaign',
  utmcmd: 'utm_medium',
  utmcct: 'utm_content',
} as const;

export type Campaign = Readonly<Record<keyof typeof SOURCES, string>>;

/** Letters, digits, spaces and the marks that campaign names use; nothing that could be markup or a header. */
export const sanitizeCampaign = (value: string): string =>
  value
    .replaceAll(/[^\p{L}\p{N} ._~+:|-]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);

/** @param search query string of the page, with or without its question mark */
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
 * The query that says by which campaign a visitor came: that of the page, or what an earlier page of the visit has kept.
 * @param search of the page, with its question mark
 * @param cookies of the visitor, as a request or a document has them
 */
export function campaignSearch(search: string, cookies: string): string {
  const kept = /(^|; )skein_campaign=([^;]+)/.exec(cookies);
  return kept && campaignIn(search) === '' ? `?${kept[2]}` : search;
}

/** What a campaign may bring. */
const PARAMS = [...Object.values(SOURCES), 'gh_src'];

/** What a query says of a campaign, as a query of its own without its question mark; empty for nothing. */
export function campaignIn(search: string): string {
  const query = new URLSearchParams(search);
  const named = PARAMS.map((name) => [name, sanitizeCampaign(query.get(name) ?? '')]);
  return new URLSearchParams(named.filter(([, value]) => value !== '')).toString();
}
