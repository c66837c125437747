import { MAX_URL_LENGTH } from '@skein/cms-client';
import type { CookieVisits } from '@skein/cms-client/serve';
import { plainSpelling } from '@skein/http';
import type { IncomingHttpHeaders } from 'node:http';
import type { RenderedPage } from '../cache/rendered-page.ts';
import type { Variant, VisitorBuckets } from '../experiments/visitor-buckets.ts';

/** A request as its line and its headers say. */
interface RawRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** What a request asks for, by its address and its cookies alone. */
export interface PageRequest {
  /**
   * `page`: what everybody gets. `visit`: a page with what its visitor has just sent. `draft`: a page for an editor.
   * `tooLong`, `notOurs`: nothing of the site.
   */
  readonly kind: 'page' | 'visit' | 'draft' | 'tooLong' | 'notOurs';
  /** With the prefix of its language, without a query. */
  readonly path: string;
  /** With its question mark; empty without one. */
  readonly search: string;
}

export interface PageRequestOptions {
  readonly visits?: Pick<CookieVisits, 'param'> | undefined;
  readonly isEditor?: ((request: Pick<RawRequest, 'headers'>) => boolean) | undefined;
}

/** Says what requests ask for. The address of a request must be spelled plainly: see {@link isPlain}. */
export function pageRequests({ visits, isEditor }: PageRequestOptions): (request: RawRequest) => PageRequest {
  const asksForVisit = (search: string) =>
    visits !== undefined && search.includes(visits.param) && new URLSearchParams(search).has(visits.param);
  return ({ url = '/', headers }) => {
    const mark = url.indexOf('?');
    const search = mark < 0 ? '' : url.slice(mark);
    const path = mark < 0 ? url : url.slice(0, mark);
    const kindOf = (): PageRequest['kind'] => {
      if (url.length > MAX_URL_LENGTH) return 'tooLong';
      // A question to a CMS that is not here: a page would ask that CMS, and so itself.
      if (path.startsWith('/cdn/')) return 'notOurs';
      if (isEditor?.({ headers })) return 'draft';
      return asksForVisit(search) ? 'visit' : 'page';
    };
    return { kind: kindOf(), path, search };
  };
}

/** Whether a request can ask for a page as it is: a reader's method, and an address in its plain spelling. */
export const isPlain = ({ method, url = '/' }: RawRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && plainSpelling(url) === undefined;

/** What a page gives to a request for it. */
export type Choice =
  | { readonly give: 'elsewhere'; readonly to: string }
  /** What is drawn for this visitor alone. @property normal what is asked of the page, in its one form */
  | { readonly give: 'forOne'; readonly normal: string }
  /** What is kept under the path, `normal`, and the suffix of the variant. */
  | { readonly give: 'kept'; readonly normal: string; readonly variant: Variant | undefined };

/** Chooses what a page gives to who asks for it with a query and with these cookies. */
export function chooseOf(
  { address, experiments }: Pick<RenderedPage, 'address' | 'experiments'>,
  search: string,
  cookies: string | undefined,
  buckets: VisitorBuckets | undefined,
): Choice {
  const normal = address?.normal({ search }) ?? '';
  if (normal === '' && address?.elsewhere) return { give: 'elsewhere', to: address.elsewhere(search) };
  if (address?.isPrivate({ search })) return { give: 'forOne', normal };
  return { give: 'kept', normal, variant: experiments && buckets?.(experiments, cookies) };
}
