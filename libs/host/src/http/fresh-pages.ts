import type { Arrivals } from '@skein/cms-client/serve';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HtmlCache } from '../cache/html-cache.ts';
import type { VisitorBuckets } from '../experiments/visitor-buckets.ts';
import { chooseOf, isPlain, pageRequests, type PageRequestOptions } from './page-request.ts';
import { sendPage } from './send-page.ts';
import type { IsSecure } from './transport-security.ts';

export interface FreshPagesOptions extends PageRequestOptions {
  readonly cache: Pick<HtmlCache, 'peek'>;
  readonly isSecure: IsSecure;
  readonly arrivals?: Arrivals | undefined;
  /** Counts an answer under its status. */
  readonly countHit?: ((status: number) => void) | undefined;
  /** Returns the variant of a page that a visitor sees. Without it, all visitors see the first. */
  readonly buckets?: VisitorBuckets | undefined;
}

/**
 * Returns a function that answers page requests from the fresh pages in memory, before any framework sees them:
 * the path of almost every request. It returns false if a request needs more than that.
 */
export function freshPages(options: FreshPagesOptions) {
  const { cache, isSecure, arrivals, buckets, countHit } = options;
  const read = pageRequests(options);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlain(request)) return false;
    const { headers } = request;
    const { kind, path, search } = read(request);
    const plain = kind === 'page' ? cache.peek(path) : undefined;
    const choice = plain && chooseOf(plain, search, headers.cookie, buckets);
    if (choice?.give !== 'kept') return false;
    const { normal, variant } = choice;
    const further = normal + (variant?.suffix ?? '');
    const page = further === '' ? plain : cache.peek(path + further);
    if (!page) return false;
    const secure = isSecure(request);
    const arrival = search && arrivals?.({ search, headers, secure });
    if (arrival) response.appendHeader('set-cookie', arrival);
    const status = sendPage(request, response, page, 'hit', { secure, setCookie: variant?.setCookie });
    countHit?.(status);
    return true;
  };
}
