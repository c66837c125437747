/** The paths on a site for one kind of request to the provider. Both paths have no language prefix. */
export interface RequestPlace {
  /** Path of the page with the form. */
  readonly page: string;
  /** Path for the form's posts. */
  readonly path: string;
}

/** Returns the path for posts. A path below the page begins with the prefix of the language. */
export const requestPath = ({ path, page }: RequestPlace, prefix: string): string =>
  path.startsWith(page) ? prefix + path : path;
