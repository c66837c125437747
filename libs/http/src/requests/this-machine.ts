import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const OWN_NAMES = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

type Headers = Pick<FastifyRequest, 'headers'>;

const isOwn = (host: string) => OWN_NAMES.test(host);

/**
 * Whether a page of another site sent a request to a server that only this machine may use. Checks `Origin`,
 * `Sec-Fetch-Site` and the host name, because the host name of another site may lead to this machine (DNS rebinding).
 * False for programs that are not browsers, because they send neither `Origin` nor `Sec-Fetch-Site`.
 */
export function isForeignPage({ headers }: Headers): boolean {
  const { host = '', origin, 'sec-fetch-site': from = 'none' } = headers;
  if (origin === undefined && from === 'none') return false;
  return !isOwn(host) || (origin !== undefined && !isOwn(origin.replace(/^https?:\/\//, '')));
}

/**
 * Whether a browser on this machine sent the request, from a page of this server or from no page. A page of
 * another site may link to this server, but cannot read its answers or send data to it.
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
