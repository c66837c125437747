import type { IncomingHttpHeaders } from 'node:http';

/** Matches host names of this machine, which browsers trust without TLS. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
}

export interface OwnSite {
  /** Host names of the site, in addition to the host of the request. */
  readonly ownHosts?: readonly string[] | undefined;
  /**
   * Whether the site serves its pages over https. If so, pages over http do not count as the site's own,
   * because an attacker may have changed them in transit.
   */
  readonly secure?: boolean | undefined;
}

/**
 * The origin of a request: a page of this site, a page of another site, or no page. A request has no page if a
 * program sent it or the visitor typed the address.
 */
type Sender = 'own' | 'other' | 'none';

/** Returns the kind of sender. It reads `Sec-Fetch-Site`, or else `Origin`, or else `Referer`. */
function senderOf({ headers, host }: Sent, { ownHosts = [], secure = false }: OwnSite): Sender {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'own';
  if (site !== undefined) return site === 'none' ? 'none' : 'other';
  // Some programs and proxies send an empty Referer; browsers do not.
  const page = headers.origin ?? (headers.referer || undefined);
  if (page === undefined) return 'none';
  if (!URL.canParse(page)) return 'other';
  const from = new URL(page);
  // A page of another site cannot set `x-forwarded-host`, so this check may trust the header.
  const own = [host, headers['x-forwarded-host'], ...ownHosts].flat();
  // `Host` may contain the default port, which `Origin` and `Referer` leave out. Parsing removes the port.
  if (!own.some((name) => URL.parse(`${from.protocol}//${name}`)?.host === from.host)) return 'other';
  return secure && from.protocol !== 'https:' && !LOOPBACK.test(from.hostname) ? 'other' : 'own';
}

/**
 * Whether a page of another site sent a request. False for a request from a program, because a program has neither a
 * page nor a visitor's cookies.
 */
export const isCrossSite = (request: Sent, own: OwnSite): boolean => senderOf(request, own) === 'other';

/**
 * Whether a page of this site sent a request. If not, the sender may be an attacker, so do not repeat contents of the
 * request in the answer.
 */
export const isSameSite = (request: Sent): boolean => senderOf(request, {}) === 'own';
