import type { IncomingHttpHeaders } from 'node:http';

/** Matches hosts that are this machine, which browsers trust without TLS. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** The parts of a Fastify request that this file needs. */
interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
}

export interface OwnSite {
  /** Host names of the site, beside the requested one. */
  readonly ownHosts?: readonly string[] | undefined;
  /**
   * Whether the site serves its pages over https. If so, a page that came without it may have been changed on
   * the way.
   */
  readonly secure?: boolean | undefined;
}

/**
 * Which page sent a request: one of ours, another site's, or none, as for a program or an address that a person
 * typed.
 */
type Sender = 'own' | 'other' | 'none';

/** Returns the sender of a request, from `Sec-Fetch-Site`, or else `Origin`, or else `Referer`. */
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
 * Whether a page of another site sent a request. Requests of programs, which name no page, pass: they carry no
 * visitor's cookies.
 */
export const isCrossSite = (request: Sent, own: OwnSite): boolean => senderOf(request, own) === 'other';

/** Whether a page of this site sent a request. For answers that return what the request contains. */
export const isSameSite = (request: Sent): boolean => senderOf(request, {}) === 'own';
