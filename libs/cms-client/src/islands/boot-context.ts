/** Functions that the first script of a page passes to the libraries in this script. */
export interface BootContext {
  /** Returns the script's attribute with this name, such as `data-hosts`, or undefined. */
  setting(attribute: string): string | undefined;
  /** Runs a function when the browser is idle, or after a limited time if the browser stays busy. */
  whenQuiet(run: () => void): void;
}
