import type { FastifyRequest } from 'fastify';

/** Hosts that are this machine, which browsers trust without TLS. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

export interface OwnSite {
  /** Hosts of the site beside the one that was asked. */
  readonly ownHosts?: readonly string[] | undefined;
  /** Whether its pages come over https: then a page that came without it may have been changed on the way. */
  readonly secure: boolean;
}

/**
 * Whether a post comes from a page of another site. Browsers say so; programs that say nothing are let through, because
 * they carry nobody's cookies.
 */
export function isCrossSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  { ownHosts = [], secure }: OwnSite,
): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  // A page elsewhere cannot set this header, so a proxy's word is good enough here.
  const asked = [host, headers['x-forwarded-host'], ...ownHosts];
  if (!asked.includes(from.host)) return true;
  return secure && from.protocol !== 'https:' && !LOOPBACK.test(from.hostname);
}
