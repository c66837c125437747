/** Functions that the first script of a page gives to each library that runs in it. */
export interface BootContext {
  /**
   * Returns a setting that the script carries as an attribute, such as `data-hosts`, or undefined if it carries
   * none.
   */
  setting(attribute: string): string | undefined;
  /** Runs work that can wait at the next quiet moment, or after a limited time if there is none. */
  whenQuiet(run: () => void): void;
}
