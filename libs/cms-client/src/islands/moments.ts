declare global {
  interface Document {
    /** True while the page is prerendered; absent where the browser cannot. */
    readonly prerendering?: boolean;
  }
}

/** Runs once the document is parsed. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/** Runs once the page is seen: at once, or when a prerendered page is shown, which may be never. */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/**
 * Runs when nothing more urgent is to be done; after 200 ms where the browser knows no such moment, as in Safari.
 * @param timeout longest wait for that, ms; 0: as long as it takes
 */
export function whenIdle(run: () => void, timeout = 0): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run, 200);
}
