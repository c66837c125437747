import { RECEIPT_COOKIE } from '@skein/api';
import { MAX_URL_LENGTH } from '@skein/cms-client';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './page-bytes.ts';
import type { CachedPage, CacheState, HtmlCache } from './html-cache.ts';
import { slugOfQuery } from '../content/faq-links.ts';
import { networkQueryOf } from '../content/network-answer.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { HSTS, type IsSecure } from './transport-security.ts';

/** Browsers always ask; shared caches may answer for a minute and while they ask. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** For pages that are another one for a visitor who has just sent a form. */
const PRIVATE_CONTROL = 'private, max-age=0, must-revalidate';
const STALE_CONTROL = 'public, max-age=0, must-revalidate';

/** A coding that stands in the list and is not refused by `q=0`. */
const BROTLI = /(?:^|[\s,])br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;
const GZIP = /(?:^|[\s,])gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

const encodingFor = (accepted = ''): Encoding =>
  BROTLI.test(accepted) ? 'br' : GZIP.test(accepted) ? 'gzip' : 'identity';

/** By weak comparison, and in a list: caches on the way mark tags as weak when they compress anew. */
const holdsTag = (list: string | undefined, etag: string): boolean =>
  list !== undefined && list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Names and values in turn, as Node writes them with the least work. */
type RawHeaders = readonly string[];

const headersOf = new WeakMap<CachedPage, Map<string, RawHeaders>>();

function cacheControl({ caching, stale }: CachedPage): string {
  if (caching === 'none') return 'private, no-store';
  if (caching === 'private') return PRIVATE_CONTROL;
  return stale ? STALE_CONTROL : CACHE_CONTROL;
}

/** Headers of a page, made once for each encoding and cache state; the length is missing. */
function pageHeaders(page: CachedPage, encoding: Encoding, state: CacheState, secure: boolean): RawHeaders {
  let made = headersOf.get(page);
  if (!made) headersOf.set(page, (made = new Map()));
  const key = `${encoding} ${state}${secure ? ' secure' : ''}`;
  let headers = made.get(key);
  if (!headers) {
    headers = Object.entries({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.csp,
      'cache-control': cacheControl(page),
      'speculation-rules': '"/speculation-rules.json"',
      vary: 'accept-encoding',
      ...(page.caching !== 'none' && { etag: page.etag }),
      'x-skein-cache': state,
      ...(page.stale && { warning: '110 - "Response is Stale"', 'x-skein-content': 'stale' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(secure && Object.fromEntries([HSTS])),
    }).flat();
    made.set(key, headers);
  }
  return headers;
}

/** Answers with a finished page, straight to the connection. `secure`: over https, and nobody else says so. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  state: CacheState,
  secure = false,
): void {
  const { headers: asked } = request;
  const encoding = encodingFor(asked['accept-encoding']);
  const headers = pageHeaders(page, encoding, state, secure);
  if (
    page.status === 200 &&
    asked['if-none-match'] !== undefined &&
    holdsTag(asked['if-none-match'], page.etag)
  ) {
    response.writeHead(304, headers as string[]).end();
    return;
  }
  const send = (bytes: Buffer) => {
    response.writeHead(page.status, [...headers, 'content-length', String(bytes.length)]);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
  const bytes = page.bytes.get(encoding);
  if (Buffer.isBuffer(bytes)) send(bytes);
  else bytes.then(send).catch((error: Error) => response.destroy(error));
}

export interface FreshPagesOptions {
  readonly cache: Pick<HtmlCache, 'peek'>;
  readonly isEditor: ((request: Pick<IncomingMessage, 'headers'>) => boolean) | undefined;
  readonly isSecure: IsSecure;
}

/**
 * Answers requests for pages that lie fresh in memory, before any framework has looked at them: this is the path of
 * almost every request. False when the request needs more than that.
 */
export function freshPages({ cache, isEditor, isSecure }: FreshPagesOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_URL_LENGTH) return false;
    const mark = url.indexOf('?');
    const search = mark < 0 ? '' : url.slice(mark);
    // A query that may open a part of the page, or ask it something, needs a look at which.
    if (slugOfQuery(search) !== undefined || networkQueryOf(search) !== undefined) return false;
    const path = mark < 0 ? url : url.slice(0, mark);
    const plain = cache.peek(path);
    const query = plain?.queryOf?.(search) ?? '';
    const page = query === '' ? plain : cache.peek(path + query);
    // It is another page for each query; without one there is nothing to see.
    if (query === '' && plain?.elsewhere !== undefined) return false;
    if (!page || page.drawFor || isEditor?.(request) || request.headers.cookie?.includes(RECEIPT_COOKIE))
      return false;
    sendPage(request, response, page, 'hit', isSecure(request));
    return true;
  };
}
