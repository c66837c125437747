import type { Browser, Page } from 'playwright';

/** The telephone on which pages are measured, CSS px. */
export const VIEWPORT = { width: 390, height: 844 } as const;

/** Runs in the page, and so uses nothing from outside itself: down to the end, a screen in a frame, and back. */
export async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise((next) => requestAnimationFrame(next));
  }
  scrollTo(0, 0);
}

/**
 * Runs in the page before its scripts, and so uses nothing from outside itself. The pointer of a browser without a screen
 * rests in the upper left corner, on the header, which then makes itself ready as for a visitor who points at it.
 */
export function ignoreRestingPointer(): void {
  const atCorner = (event: MouseEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const)
    addEventListener(type, atCorner, true);
}

/** An empty page on such a telephone; whoever asked for it closes its context. */
export async function openAsVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(ignoreRestingPointer);
  return context.newPage();
}
