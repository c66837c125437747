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
