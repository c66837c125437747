declare global {
  interface Document {
    /** True while the page is prerendered. Undefined in browsers that cannot prerender. */
    readonly prerendering?: boolean;
  }
}

/** Runs a function when the document is parsed. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/** Runs a function when a visitor sees the page: at once, or later if the page is prerendered. */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/**
 * Runs a function when the browser is idle. In Safari, which cannot report this, runs it after 200 ms.
 * @param timeout maximum wait, in ms; 0 for no limit
 */
export function whenIdle(run: () => void, timeout = 0): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run, 200);
}
