import { MAX_URL_LENGTH } from '@skein/cms-client';
import type { Arrivals, CookieVisits } from '@skein/cms-client/serve';
import { plainSpelling } from '@skein/http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from '../cache/cached-page.ts';
import type { CacheState, HtmlCache } from '../cache/html-cache.ts';
import type { VisitorBuckets } from '../experiments/visitor-buckets.ts';
import type { Encoding } from '../cache/page-bytes.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { HSTS, type IsSecure } from './transport-security.ts';

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

/** Says whether an address asks for what its visitor has just sent. */
export const asksForVisit = (visits: Pick<CookieVisits, 'param'> | undefined, search: string): boolean =>
  visits !== undefined && search.includes(visits.param) && new URLSearchParams(search).has(visits.param);

export interface FreshPagesOptions {
  readonly cache: Pick<HtmlCache, 'peek'>;
  readonly isEditor: ((request: Pick<IncomingMessage, 'headers'>) => boolean) | undefined;
  readonly isSecure: IsSecure;
  /** What cookies tell of a visitor: who asks for that needs more than what lies in memory. */
  readonly visits?: Pick<CookieVisits, 'param'> | undefined;
  readonly arrivals?: Arrivals | undefined;
  /** Counts an answer by its status. */
  readonly countHit?: ((status: number) => void) | undefined;
  /** Which variant of a page with experiments a visitor sees; without it, everybody sees the first. */
  readonly buckets?: VisitorBuckets | undefined;
}

/**
 * Answers requests for pages that lie fresh in memory, before any framework has looked at them: this is the path of
 * almost every request. False when the request needs more than that.
 */
export function freshPages(options: FreshPagesOptions) {
  const { cache, isEditor, isSecure, visits, arrivals, buckets, countHit } = options;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_URL_LENGTH) return false;
    if (plainSpelling(url) !== undefined) return false;
    const mark = url.indexOf('?');
    const search = mark < 0 ? '' : url.slice(mark);
    const path = mark < 0 ? url : url.slice(0, mark);
    if (asksForVisit(visits, search)) return false;
    const plain = cache.peek(path);
    const normal = plain?.address?.normal({ search }) ?? '';
    const variant = plain?.experiments && buckets?.(plain.experiments, request.headers.cookie);
    const further = normal + (variant?.suffix ?? '');
    const page = further === '' ? plain : cache.peek(path + further);
    // It is another page for each query; without one there is nothing to see.
    if (normal === '' && plain?.address?.elsewhere !== undefined) return false;
    if (!page || isEditor?.(request)) return false;
    const secure = isSecure(request);
    const arrival = search && arrivals?.({ search, headers: request.headers, secure });
    if (arrival) response.appendHeader('set-cookie', arrival);
    const status = sendPage(request, response, page, 'hit', {
      secure,
      setCookie: variant?.setCookie,
    });
    countHit?.(status);
    return true;
  };
}
