import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from '../cache/cached-page.ts';
import type { CacheState } from '../cache/html-cache.ts';
import type { Encoding } from '../cache/page-bytes.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { HSTS } from './transport-security.ts';

/** Browsers always revalidate. Shared caches may answer for a minute, and while they revalidate. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** For answers that set a cookie, and for pages of which visitors see different variants. */
const PRIVATE_CONTROL = 'private, max-age=0, must-revalidate';
const STALE_CONTROL = 'public, max-age=0, must-revalidate';

/** Matches an encoding that is in the list and not refused by `q=0`. */
const BROTLI = /(?:^|[\s,])br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;
const GZIP = /(?:^|[\s,])gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

export const encodingFor = (accepted = ''): Encoding =>
  BROTLI.test(accepted) ? 'br' : GZIP.test(accepted) ? 'gzip' : 'identity';

/**
 * Returns the ETag of an encoding, since each has other bytes. It is weak because a popular page is compressed
 * again.
 */
const tagIn = (etag: string, encoding: Encoding): string =>
  encoding === 'identity' ? etag : `W/${etag.replace(/"$/, `-${encoding}"`)}`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether a list of tags holds this one, by weak comparison, because caches mark tags as weak when they
 * recompress. `*` matches any page.
 */
const holdsTag = (list: string | undefined, etag: string): boolean =>
  list !== undefined && (list.trim() === '*' || list.split(',').some((tag) => opaque(tag) === opaque(etag)));

/** Alternating names and values, which Node writes with the least work. */
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

/**
 * Returns the headers of a page without length and cookies. They are made once for each encoding and cache
 * state.
 */
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
  /** Whether the request came over https and this function has to set the header that says so. */
  readonly secure?: boolean;
  /** A cookie for the answer to set. */
  readonly setCookie?: string | undefined;
}

/**
 * Sends a finished page straight to the connection. It keeps cookies that the response already has, and shared
 * caches keep no answer with a cookie.
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
