import type { LoadedPage } from '@skein/cms-client/serve';
import { createContext, useContext } from 'react';

/** The data of one page. */
export interface PageData {
  readonly loaded: LoadedPage;
  /** The requested path, with its language prefix. */
  readonly path: string;
  /** Data from the loader of one of the site's own routes. */
  readonly own?: unknown;
}

export const PageDataContext = createContext<PageData | undefined>(undefined);

/** Returns the data of the surrounding page. @throws Error outside a page */
export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error('only an element of a page has its data');
  return data;
}
