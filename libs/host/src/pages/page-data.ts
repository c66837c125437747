import type { LoadedPage } from '@skein/cms-client/serve';

/** What the page loader hands to the page component, the document and the cache. */
export interface PageData {
  readonly loaded: LoadedPage;
  /** Path as asked for, language prefix included, without query. */
  readonly path: string;
  /** What a route of the site's own has found. */
  readonly own?: unknown;
}
