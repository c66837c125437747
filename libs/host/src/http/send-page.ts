import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from '../cache/cached-page.ts';
import type { CacheState } from '../cache/html-cache.ts';
import type { Encoding } from '../cache/page-bytes.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { HSTS } from './transport-security.ts';

/** Browsers always ask; shared caches may answer for a minute and while they ask. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** For answers that set a cookie, and pages of which each visitor sees one of several variants. */
const PRIVATE_CONTROL = 'private, max-age=0, must-revalidate';
const STALE_CONTROL = 'public, max-age=0, must-revalidate';

/** A coding that stands in the list and is not refused by `q=0`. */
const BROTLI = /(?:^|[\s,])br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;
const GZIP = /(?:^|[\s,])gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

export const encodingFor = (accepted = ''): Encoding =>
  BROTLI.test(accepted) ? 'br' : GZIP.test(accepted) ? 'gzip' : 'identity';

/** Other bytes in each encoding: another tag. A weak one, as a page that is asked for often is compressed anew. */
const tagIn = (etag: string, encoding: Encoding): string =>
  encoding === 'identity' ? etag : `W/${etag.replace(/"$/, `-${encoding}"`)}`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** By weak comparison, and in a list: caches on the way mark tags as weak when they compress anew. `*` is any page. */
const holdsTag = (list: string | undefined, etag: string): boolean =>
  list !== undefined && (list.trim() === '*' || list.split(',').some((tag) => opaque(tag) === opaque(etag)));

/** Names and values in turn, as Node writes them with the least work. */
type RawHeaders = readonly string[];

const headersOf = new WeakMap<CachedPage, Map<string, RawHeaders>>();

/** @param forOne whether the answer sets a cookie, which is for one visitor */
function cacheControl({ caching, stale }: CachedPage, forOne: boolean): string {
  if (caching === 'none') return 'private, no-store';
  if (caching === 'private' || forOne) return PRIVATE_CONTROL;
  return stale ? STALE_CONTROL : CACHE_CONTROL;
}

interface HeaderFacts {
  readonly encoding: Encoding;
  readonly state: CacheState;
  readonly secure: boolean;
  readonly forOne: boolean;
}

/** Headers of a page, made once for each encoding and cache state; the length and the cookies are missing. */
function pageHeaders(page: CachedPage, { encoding, state, secure, forOne }: HeaderFacts): RawHeaders {
  let made = headersOf.get(page);
  if (!made) headersOf.set(page, (made = new Map()));
  const key = `${encoding} ${state}${secure ? ' secure' : ''}${forOne ? ' one' : ''}`;
  let headers = made.get(key);
  if (!headers) {
    headers = Object.entries({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.csp,
      'cache-control': cacheControl(page, forOne),
      ...(page.links !== undefined && { link: page.links }),
      'speculation-rules': '"/speculation-rules.json"',
      vary: 'accept-encoding',
      ...(page.etag !== undefined && page.caching !== 'none' && { etag: tagIn(page.etag, encoding) }),
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
  /** Over https, and nobody else says so. */
  readonly secure?: boolean;
  /** A cookie that the answer sets. */
  readonly setCookie?: string | undefined;
}

/**
 * Answers with a finished page, straight to the connection. Cookies that the response has already are sent along, and no
 * shared cache keeps an answer with any.
 * @returns the status of the answer
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  state: CacheState,
  { secure = false, setCookie }: SendOptions = {},
): number {
  const { headers: asked } = request;
  const encoding = encodingFor(asked['accept-encoding']);
  const cookies = [response.getHeader('set-cookie'), setCookie]
    .flat()
    .flatMap((one) => (one === undefined ? [] : ['set-cookie', String(one)]));
  const forOne = cookies.length > 0;
  const headers = [...pageHeaders(page, { encoding, state, secure, forOne }), ...cookies];
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
  const bytes = page.bytes.get(encoding);
  if (bytes instanceof Promise) bytes.then(send).catch((error: Error) => response.destroy(error));
  else send(bytes);
  return page.status;
}
