import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from '../cache/cached-page.ts';
import type { CacheState } from '../cache/html-cache.ts';
import type { Encoding, SentBytes } from '../cache/page-bytes.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { HSTS } from './transport-security.ts';

/** Browsers always revalidate. Shared caches revalidate after a minute, and serve the old page meanwhile. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** Cache rule for an answer with a cookie, and for a page that has several variants. */
const PRIVATE_CONTROL = 'private, max-age=0, must-revalidate';
const STALE_CONTROL = 'public, max-age=0, must-revalidate';

/** Matches an `Accept-Encoding` header with this encoding, unless `q=0` refuses the encoding. */
const BROTLI = /(?:^|[\s,])br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;
const GZIP = /(?:^|[\s,])gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

export const encodingFor = (accepted = '', { hasBrotli }: Pick<SentBytes, 'hasBrotli'>): Encoding =>
  hasBrotli && BROTLI.test(accepted) ? 'br' : GZIP.test(accepted) ? 'gzip' : 'identity';

/**
 * Returns the ETag for one encoding of a page. The ETag of a compressed page is weak, because a popular page is
 * compressed a second time, with other bytes as the result.
 */
const tagIn = (etag: string, encoding: Encoding): string =>
  encoding === 'identity' ? etag : `W/${etag.replace(/"$/, `-${encoding}"`)}`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether a list of ETags contains this one. `*` matches any page. The comparison is weak, because caches that
 * recompress a page mark its ETag as weak.
 */
const holdsTag = (list: string | undefined, etag: string): boolean =>
  list !== undefined && (list.trim() === '*' || list.split(',').some((tag) => opaque(tag) === opaque(etag)));

/** Headers of an answer as a list in which each name is followed by its value. Node writes this form fastest. */
type RawHeaders = readonly string[];

const headersOf = new WeakMap<CachedPage, Map<string, RawHeaders>>();

/**
 * Returns the `Cache-Control` header of a page.
 * @param forOne whether the answer sets a cookie, and so is for one visitor only
 */
function cacheControl(caching: CachedPage['caching'], stale: boolean, forOne: boolean): string {
  if (caching === 'none') return 'private, no-store';
  if (caching === 'private' || forOne) return PRIVATE_CONTROL;
  return stale ? STALE_CONTROL : CACHE_CONTROL;
}

interface HeaderFacts {
  readonly encoding: Encoding;
  readonly state: CacheState;
  readonly secure: boolean;
  readonly forOne: boolean;
  readonly caching: CachedPage['caching'];
}

/**
 * Returns the headers of a page, except length and cookies. The headers are made once for each page, encoding and cache
 * state.
 */
function pageHeaders(
  page: CachedPage,
  { encoding, state, secure, forOne, caching }: HeaderFacts,
): RawHeaders {
  let made = headersOf.get(page);
  if (!made) headersOf.set(page, (made = new Map()));
  const key = `${encoding} ${state}${secure ? ' secure' : ''}${forOne ? ' one' : ''} ${caching ?? ''}`;
  let headers = made.get(key);
  if (!headers) {
    headers = Object.entries({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.csp,
      'cache-control': cacheControl(caching, page.stale, forOne),
      ...(page.links !== undefined && { link: page.links }),
      'speculation-rules': '"/speculation-rules.json"',
      vary: 'accept-encoding',
      ...(page.etag !== undefined && caching !== 'none' && { etag: tagIn(page.etag, encoding) }),
      'x-skein-cache': state,
      ...(page.stale && { warning: '110 - "Response is Stale"', 'x-skein-content': 'stale' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(secure && Object.fromEntries([HSTS])),
    }).flat();
    made.set(key, headers);
  }
  return headers;
}

export interface SendOptions {
  /** Whether to set the HSTS header: true if the request came over https and no other code sets the header. */
  readonly secure?: boolean;
  /** A cookie for the answer to set. */
  readonly setCookie?: string | undefined;
  /** The bytes to send instead of the page's own bytes. */
  readonly bytes?: SentBytes | undefined;
  /** Who may keep the answer. Default: who may keep the page. */
  readonly caching?: CachedPage['caching'];
}

/**
 * Sends a finished page straight to the connection. Cookies of the response are sent, too. Shared caches must
 * not keep an answer with a cookie.
 * @returns the status of the answer
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  state: CacheState,
  { secure = false, setCookie, bytes: sent = page.bytes, caching = page.caching }: SendOptions = {},
): number {
  const { headers: asked } = request;
  const encoding = encodingFor(asked['accept-encoding'], sent);
  const cookies = [response.getHeader('set-cookie'), setCookie]
    .flat()
    .flatMap((one) => (one === undefined ? [] : ['set-cookie', String(one)]));
  const forOne = cookies.length > 0;
  const headers = [...pageHeaders(page, { encoding, state, secure, forOne, caching }), ...cookies];
  if (
    page.status === 200 &&
    page.etag !== undefined &&
    holdsTag(asked['if-none-match'], tagIn(page.etag, encoding))
  ) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const send = (bytes: Buffer) => {
    response.writeHead(page.status, [...headers, 'content-length', String(bytes.length)]);
    if (request.method === 'HEAD') response.end();
    else response.end(bytes);
  };
  const bytes = sent.get(encoding);
  if (bytes instanceof Promise) bytes.then(send).catch((error: Error) => response.destroy(error));
  else send(bytes);
  return page.status;
}
