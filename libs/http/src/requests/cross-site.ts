import type { IncomingHttpHeaders } from 'node:http';

/** Hosts that are this machine, which browsers trust without TLS. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** A request, as Fastify gives it. */
interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
}

export interface OwnSite {
  /** Hosts of the site beside the one that was asked. */
  readonly ownHosts?: readonly string[] | undefined;
  /** Whether the site serves its pages over https: then a page that came without it may have been changed on the way. */
  readonly secure?: boolean | undefined;
}

/** Whose page sent a request: ours, another site's, or nobody's, as a program's or an address that a person typed. */
type Sender = 'own' | 'other' | 'none';

/** Reads the sender of a request from `Sec-Fetch-Site`, else from `Origin`, else from `Referer`. */
function senderOf({ headers, host }: Sent, { ownHosts = [], secure = false }: OwnSite): Sender {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'own';
  if (site !== undefined) return site === 'none' ? 'none' : 'other';
  // Some programs and proxies send an empty Referer; browsers do not.
  const page = headers.origin ?? (headers.referer || undefined);
  if (page === undefined) return 'none';
  if (!URL.canParse(page)) return 'other';
  const from = new URL(page);
  // A page elsewhere cannot set this header, so a proxy's word is good enough here.
  const own = [host, headers['x-forwarded-host'], ...ownHosts].flat();
  // A `Host` may name the port that pages leave out.
  if (!own.some((name) => URL.parse(`${from.protocol}//${name}`)?.host === from.host)) return 'other';
  return secure && from.protocol !== 'https:' && !LOOPBACK.test(from.hostname) ? 'other' : 'own';
}

/**
 * Says whether a page of another site sent a request. Programs that name no page pass, because they carry nobody's
 * cookies.
 */
export const isCrossSite = (request: Sent, own: OwnSite): boolean => senderOf(request, own) === 'other';

/** Says whether a page of this site sent a request, for answers that give back what the request holds. */
export const isSameSite = (request: Sent): boolean => senderOf(request, {}) === 'own';
