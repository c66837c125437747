import type { FastifyRequest } from 'fastify';

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/**
 * Whether a post comes from a page of another site. Browsers say so; programs that say nothing are let through, because
 * they carry nobody's cookies.
 * @param ownHosts hosts of the site beside the one that was asked
 */
export function isCrossSite(request: FastifyRequest, ownHosts: readonly string[]): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  // A page elsewhere cannot set this header, so a proxy's word is good enough here.
  const asked = [request.host, request.headers['x-forwarded-host'], ...ownHosts];
  return host === undefined || !asked.includes(host);
}
