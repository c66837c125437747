import type { Asked, Experiment } from '@skein/cms-client/serve';

/** How a page uses the query of its address, and a segment below its path. */
export interface PageAddress {
  /**
   * Returns what follows the page's path in the address, in its canonical form: `?step=2`, `/first-bill`, or empty.
   * Returns undefined if nothing exists at that address below the page.
   */
  normal(asked: Asked): string | undefined;
  /** Returns the cache key for a canonical form. Forms that lead to the same page have the same key. */
  settle(normal: string): Promise<string>;
  /** Path segments that exist directly below the page, decoded: `first-bill`. */
  readonly below?: readonly string[] | undefined;
  /**
   * Returns the address to which the host redirects a request without a usable query, if the page shows nothing without
   * a query.
   * @param search the query of the request
   */
  readonly elsewhere: ((search: string) => string) | undefined;
  /** Whether the page is drawn for this request alone. Such a page is not kept in a cache. */
  isPrivate(asked: Asked): boolean;
}

/** A finished page, as the renderer returns it. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Content-Security-Policy of exactly this HTML. The policy contains the hashes of the HTML's styles. */
  readonly csp: string;
  /** Ids of the entries and assets that the page shows. */
  readonly tags: ReadonlySet<string>;
  /** Whether the page shows older content, because the CMS did not answer. */
  readonly stale: boolean;
  /**
   * When the page's content expires, in ms on the cache's clock. This may be soon, even for a page that was just drawn:
   * the content may have been read earlier.
   */
  readonly until?: number | undefined;
  /** Experiments that run on the page. The cache keeps one page for each variation. */
  readonly experiments?: readonly Experiment[] | undefined;
  /** How the page uses the query and a segment below its path. Undefined: the page depends only on its path. */
  readonly address?: PageAddress | undefined;
  /** The form token in `html`; undefined if no form needs one. */
  readonly formToken?: string | undefined;
  /**
   * Which caches besides this server may keep the page: all caches (default), only the visitor's browser
   * (`private`), or none (`none`).
   */
  readonly caching?: 'private' | 'none' | undefined;
}
