import type { Asked, Experiment } from '@skein/cms-client/serve';

/** What a page reads from its address, beyond its path. */
export interface PageAddress {
  /**
   * Returns the canonical form of all addresses that show the same: empty for the page itself, `?step=2`, or
   * `/first-bill`. Returns undefined if nothing exists at that address below the page.
   */
  normal(asked: Asked): string | undefined;
  /** Returns the form under which a page is kept, for all addresses that turn out to show the same. */
  settle(normal: string): Promise<string>;
  /** Segments that exist below the page, decoded. */
  readonly below?: readonly string[] | undefined;
  /** Returns where to redirect requests without a query, if the page is nothing without one. */
  readonly elsewhere: ((search: string) => string) | undefined;
  /** Whether the page is drawn for this request alone and kept by no cache. */
  isPrivate(asked: Asked): boolean;
}

/** A finished page, as the renderer returns it. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Content-Security-Policy of exactly this HTML: it holds the hashes of its styles. */
  readonly csp: string;
  /** Ids of the entries and assets that the page shows. */
  readonly tags: ReadonlySet<string>;
  /** Whether the CMS did not answer, so that the page shows its last answer. */
  readonly stale: boolean;
  /**
   * Until when the content counts as fresh, on the cache's clock: part of it may have been requested earlier.
   */
  readonly until?: number | undefined;
  /** Experiments that run on the page. It is another page for each variation. */
  readonly experiments?: readonly Experiment[] | undefined;
  /** What the page reads from its address. Undefined: nothing. */
  readonly address?: PageAddress | undefined;
  /** The form token in `html`; undefined if no form needs one. */
  readonly formToken?: string | undefined;
  /**
   * Who may keep the page, beside this server: everybody by default, only the visitor's browser (`private`), or
   * nobody (`none`).
   */
  readonly caching?: 'private' | 'none' | undefined;
}
