import type { Asked, Experiment } from '@skein/cms-client/serve';

/** What a page reads of its address, beyond its path. */
export interface PageAddress {
  /**
   * The one form of all addresses that show the same: empty for the page itself, `?step=2`, or `/first-bill`. Undefined:
   * below the page there is no such thing.
   */
  normal(asked: Asked): string | undefined;
  /** The form under which a page is kept for all that turn out to show the same. */
  settle(normal: string): Promise<string>;
  /** What lies below the page, decoded. */
  readonly below?: readonly string[] | undefined;
  /** Where requests for the bare page are sent, where it is nothing without a query. */
  readonly elsewhere: ((search: string) => string) | undefined;
  /** Whether it is drawn for whoever asks so, and kept by nobody. */
  isPrivate(asked: Asked): boolean;
}

/** A finished page, as a renderer hands it over. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Content-Security-Policy of exactly this HTML: it holds the hashes of its styles. */
  readonly csp: string;
  /** Ids of the entries and assets that it shows. */
  readonly tags: ReadonlySet<string>;
  /** True when the CMS could not be asked and this shows what it said last. */
  readonly stale: boolean;
  /** Until when what it shows is believed, on the clock of the cache: part of it may have been asked for earlier. */
  readonly until?: number | undefined;
  /** What runs on it: it is another page for each variation. */
  readonly experiments?: readonly Experiment[] | undefined;
  /** What it reads of its address; a page without it reads nothing. */
  readonly address?: PageAddress | undefined;
  /** The form token of its hour, as it stands in `html`; undefined where no form needs one. */
  readonly formToken?: string | undefined;
  /** Who but this server may keep it: anybody by default; the visitor's browser (`private`); nobody (`none`). */
  readonly caching?: 'private' | 'none' | undefined;
}
