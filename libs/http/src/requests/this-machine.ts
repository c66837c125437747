import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const OWN_NAMES = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

type Headers = Pick<FastifyRequest, 'headers'>;

const isOwn = (host: string) => OWN_NAMES.test(host);

/**
 * Whether a page of a foreign site sent the request, on a server for this machine alone. The name of the host is
 * checked, too, because a foreign name may lead to this machine (DNS rebinding). Programs are not pages: they
 * send neither of the headers.
 */
export function isForeignPage({ headers }: Headers): boolean {
  const { host = '', origin, 'sec-fetch-site': from = 'none' } = headers;
  if (origin === undefined && from === 'none') return false;
  return !isOwn(host) || (origin !== undefined && !isOwn(origin.replace(/^https?:\/\//, '')));
}

/**
 * Whether a request is from a browser on this machine, and from a page of this server or from no page. A link on
 * another page may lead here, but no other page can read the answer or send anything.
 */
export function isFromThisMachine({
  headers,
  socket,
}: Headers & { readonly socket: { readonly remoteAddress?: string | undefined } }): boolean {
  const { host = '', origin, 'sec-fetch-site': from = 'none', 'sec-fetch-mode': mode } = headers;
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !isOwn(host)) return false;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return from === 'none' || from === 'same-origin' || mode === 'navigate';
}
