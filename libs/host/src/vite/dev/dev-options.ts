/** What development watches beside the site's modules. */
export interface SiteDevOptions {
  /**
   * Files, folders and globs that the server reads at start, relative to the site's folder. Default: `content`,
   * `public`.
   */
  readonly content?: readonly string[];
  /** Globs to ignore within `content`. */
  readonly noContent?: readonly string[];
  /**
   * Returns commands that write the content after a change, before a new server starts:
   * `[['node', 'content/build.ts']]`.
   * @param changed files, as absolute paths
   */
  readonly write?: (changed: readonly string[]) => readonly (readonly string[])[];
  /**
   * A command that runs after each change, once the page is shown; its output is shown if it fails:
   * `['tsc', '-b']`.
   */
  readonly check?: readonly string[];
}
