import { MAX_URL_LENGTH } from '@skein/cms-client';
import type { CookieVisits } from '@skein/cms-client/serve';
import { plainSpelling } from '@skein/http';
import type { IncomingHttpHeaders } from 'node:http';
import type { RenderedPage } from '../cache/rendered-page.ts';
import type { Variant, VisitorBuckets } from '../experiments/visitor-buckets.ts';

interface RawRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The page that a request is for. Only the address and cookies of the request decide this. */
export interface PageRequest {
  /**
   * `page`: the page that all visitors get. `visit`: a page with the form input that the visitor has just sent.
   * `draft`: a page for an editor. `tooLong`: the address is too long. `notOurs`: the address belongs to a CMS in
   * another process.
   */
  readonly kind: 'page' | 'visit' | 'draft' | 'tooLong' | 'notOurs';
  /** Path with language prefix, without query. */
  readonly path: string;
  /** Query with its question mark; empty if there is none. */
  readonly search: string;
}

export interface PageRequestOptions {
  readonly visits?: Pick<CookieVisits, 'param'> | undefined;
  /** Returns a name for the browser of an editor; undefined for visitors. */
  readonly editorOf?: ((request: Pick<RawRequest, 'headers'>) => string | undefined) | undefined;
}

/** Returns a function that classifies requests. The address must be in plain spelling: see {@link isPlain}. */
export function pageRequests({ visits, editorOf }: PageRequestOptions): (request: RawRequest) => PageRequest {
  const asksForVisit = (search: string) =>
    visits !== undefined && search.includes(visits.param) && new URLSearchParams(search).has(visits.param);
  return ({ url = '/', headers }) => {
    const mark = url.indexOf('?');
    const search = mark < 0 ? '' : url.slice(mark);
    const path = mark < 0 ? url : url.slice(0, mark);
    const kindOf = (): PageRequest['kind'] => {
      if (url.length > MAX_URL_LENGTH) return 'tooLong';
      // A request for a CMS that does not run in this process. To draw a page for it, the site would request
      // content from itself.
      if (path.startsWith('/cdn/')) return 'notOurs';
      if (editorOf?.({ headers }) !== undefined) return 'draft';
      return asksForVisit(search) ? 'visit' : 'page';
    };
    return { kind: kindOf(), path, search };
  };
}

/** Whether a request can be for a page: a GET or HEAD of an address in plain spelling. */
export const isPlain = ({ method, url = '/' }: RawRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && plainSpelling(url) === undefined;

/** How to answer a request for a page. */
export type Choice =
  | { readonly give: 'elsewhere'; readonly to: string }
  /**
   * `forOne`: draw the page for this visitor alone. `kept`: serve the page that is cached under the path, `normal`, and
   * the suffix of the variant.
   * @property normal the address in its canonical form
   */
  | { readonly give: 'forOne' | 'kept'; readonly normal: string; readonly variant: Variant | undefined };

/** Returns how to answer a request for a page with this query and these cookies. */
export function chooseOf(
  { address, experiments }: Pick<RenderedPage, 'address' | 'experiments'>,
  search: string,
  cookies: string | undefined,
  buckets: VisitorBuckets | undefined,
): Choice {
  const normal = address?.normal({ search }) ?? '';
  if (normal === '' && address?.elsewhere) return { give: 'elsewhere', to: address.elsewhere(search) };
  const variant = experiments && buckets?.(experiments, cookies);
  return { give: address?.isPrivate({ search }) ? 'forOne' : 'kept', normal, variant };
}
