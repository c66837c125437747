import type { Arrivals } from '@skein/cms-client/serve';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HtmlCache } from '../cache/html-cache.ts';
import type { VisitorBuckets } from '../experiments/visitor-buckets.ts';
import { chooseOf, isPlain, pageRequests, type PageRequestOptions } from './page-request.ts';
import type { GoneAt } from './gone-pages.ts';
import { sendPage } from './send-page.ts';
import type { IsSecure } from './transport-security.ts';

export interface FreshPagesOptions extends PageRequestOptions {
  readonly cache: Pick<HtmlCache, 'peek'>;
  readonly isSecure: IsSecure;
  readonly arrivals?: Arrivals | undefined;
  /** Counts an answer in the metrics of its HTTP status. */
  readonly countHit?: ((status: number) => void) | undefined;
  /** Returns the not-found page for a path without a page. */
  readonly goneAt?: GoneAt | undefined;
  /** Returns the variant of a page that a visitor sees. Without it, all visitors see the first variation. */
  readonly buckets?: VisitorBuckets | undefined;
}

/**
 * Returns a function that answers almost all page requests, before any framework handles them, with fresh pages
 * from memory. The function returns false if a request needs more work.
 */
export function freshPages(options: FreshPagesOptions) {
  const { cache, isSecure, arrivals, buckets, countHit, goneAt } = options;
  const read = pageRequests(options);
  const arrivalOf = (search: string, request: IncomingMessage) =>
    search === '' ? undefined : arrivals?.({ search, headers: request.headers, secure: isSecure(request) });
  function sendGone(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
  ): boolean {
    const gone = goneAt?.(path);
    if (!gone) return false;
    const { page, bytes } = gone;
    const setCookie = arrivalOf(search, request);
    const status = sendPage(request, response, page, 'hit', { secure: isSecure(request), bytes, setCookie });
    countHit?.(status);
    return true;
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlain(request)) return false;
    const { headers } = request;
    const { kind, path, search } = read(request);
    if (kind !== 'page') return false;
    const plain = cache.peek(path);
    if (!plain) return sendGone(request, response, path, search);
    const choice = chooseOf(plain, search, headers.cookie, buckets);
    if (choice.give !== 'kept') return false;
    const { normal, variant } = choice;
    const further = normal + (variant?.suffix ?? '');
    const page = further === '' ? plain : cache.peek(path + further);
    if (!page) return false;
    const arrival = arrivalOf(search, request);
    if (arrival !== undefined) response.appendHeader('set-cookie', arrival);
    const status = sendPage(request, response, page, 'hit', {
      secure: isSecure(request),
      setCookie: variant?.setCookie,
    });
    countHit?.(status);
    return true;
  };
}
