declare global {
  interface Document {
    /** True while the page is prerendered. Absent in browsers that cannot prerender. */
    readonly prerendering?: boolean;
  }
}

/** Runs a function once the document is parsed. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/**
 * Runs a function once a visitor sees the page: at once, or when the browser shows a prerendered page, which
 * may be never.
 */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/**
 * Runs a function when the browser is idle. Runs it after 200 ms where the browser cannot tell, as in Safari.
 * @param timeout longest wait, in ms; 0 for no limit
 */
export function whenIdle(run: () => void, timeout = 0): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run, 200);
}
