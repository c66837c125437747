/** Options for development: the content's files, and what runs after a change. */
export interface SiteDevOptions {
  /**
   * Files, folders and globs that the server reads at start, relative to the site's folder. Default: `content`,
   * `public`.
   */
  readonly content?: readonly string[];
  /** Globs to ignore within `content`. */
  readonly noContent?: readonly string[];
  /**
   * Returns modules that write the content when they run, relative to the site's folder: `['content/build.ts']`. After a
   * change, they run one after the other in Vite's process, before a new server starts. Vite runs only those of their
   * imports again that the change affects.
   * @param changed absolute paths of the changed files; empty when the modules run first, after the start
   */
  readonly write?: (changed: readonly string[]) => readonly string[];
  /**
   * A command that runs after each change, once the page is shown: `['tsc', '-b']`. If the command fails, its
   * output is shown.
   */
  readonly check?: readonly string[];
}
