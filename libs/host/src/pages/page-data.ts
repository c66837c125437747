import type { LoadedPage } from '@skein/cms-client/serve';
import { createContext, useContext } from 'react';

/** What a page shows. */
export interface PageData {
  readonly loaded: LoadedPage;
  /** Path as asked for, language prefix included. */
  readonly path: string;
  /** What a route of the site's own has found. */
  readonly own?: unknown;
}

export const PageDataContext = createContext<PageData | undefined>(undefined);

/** Returns what the page around shows. @throws Error outside a page */
export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error('only an element of a page has its data');
  return data;
}
