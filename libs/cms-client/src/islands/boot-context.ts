/** What the first script of a page gives to each library that has a part in it. */
export interface BootContext {
  /** A setting that the script carries as an attribute: `data-hosts`. Undefined when it carries none. */
  setting(attribute: string): string | undefined;
  /** Runs what can wait for a quiet moment, but not for ever. */
  whenQuiet(run: () => void): void;
}
