/** Where a site takes a request to the provider. Both paths are without a language. */
export interface RequestPlace {
  /** The page of its form. */
  readonly page: string;
  /** The path that it posts to. */
  readonly path: string;
}

/** Returns the post path for a page in a language: below that page, or the same path for all languages. */
export const requestPath = ({ path, page }: RequestPlace, prefix: string): string =>
  path.startsWith(page) ? prefix + path : path;
