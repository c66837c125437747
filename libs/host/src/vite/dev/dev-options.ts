/** What development watches beside the modules of the site. */
export interface SiteDevOptions {
  /** Files, folders and globs that the server reads at start, from the folder of the site. Default: `content`, `public`. */
  readonly content?: readonly string[];
  /** Globs to ignore within `content`. */
  readonly noContent?: readonly string[];
  /**
   * Commands that write the content when it has changed, before a new server starts: `[['node', 'content/build.ts']]`.
   * @param changed files, as absolute paths
   */
  readonly write?: (changed: readonly string[]) => readonly (readonly string[])[];
  /** A command that runs after each change, once the page is there; what it says when it fails is shown: `['tsc', '-b']`. */
  readonly check?: readonly string[];
}
