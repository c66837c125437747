/** Where a request to the provider is made on a site: both paths without a language. */
export interface RequestPlace {
  /** The page that its form stands on. */
  readonly page: string;
  /** Where it is posted. */
  readonly path: string;
}

/** Where a request is posted from a page of a language: below that page, or at the same address for all. */
export const requestPath = ({ path, page }: RequestPlace, prefix: string): string =>
  path.startsWith(page) ? prefix + path : path;
