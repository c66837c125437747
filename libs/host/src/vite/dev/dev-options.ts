/** Options for development: the content's files, and commands to run after a change. */
export interface SiteDevOptions {
  /**
   * Files, folders and globs that the server reads at start, relative to the site's folder. Default: `content`,
   * `public`.
   */
  readonly content?: readonly string[];
  /** Globs to ignore within `content`. */
  readonly noContent?: readonly string[];
  /**
   * Returns commands that write the content after a change: `[['node', 'content/build.ts']]`. A new server
   * starts after these commands.
   * @param changed absolute paths of the changed files
   */
  readonly write?: (changed: readonly string[]) => readonly (readonly string[])[];
  /**
   * A command that runs after each change, once the page is shown: `['tsc', '-b']`. If the command fails, its
   * output is shown.
   */
  readonly check?: readonly string[];
}
