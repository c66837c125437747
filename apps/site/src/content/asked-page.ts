import type { LoadedPage } from './content-source.ts';

/** A page that reads its query, as the query says. */
export interface AskedPage {
  readonly loaded: LoadedPage;
  /** The query in its one form, with its `?`, or empty. */
  readonly query: string;
  /** The one form of all queries that show the same on this page. */
  readonly queryOf: (search: string) => string;
  /** True where something else than the CMS could not be asked: not to be kept for long. */
  readonly isShort?: boolean;
  /** What a browser is told; by default that all is well. */
  readonly status?: 404 | 503 | undefined;
  /** Path that requests without a query are sent to, where the page is nothing without one. */
  readonly elsewhere?: string | undefined;
  /** The query under which a page is kept for all that turn out to show the same: jobs that are gone. */
  readonly settleQuery?: ((query: string) => Promise<string>) | undefined;
}
