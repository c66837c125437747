import type { Browser, Page } from 'playwright';

/** The screen of the phone on which pages are measured, CSS px. */
export const VIEWPORT = { width: 390, height: 844 } as const;

/**
 * Scrolls to the end of the page, one screen per frame, and back. It runs in the page, so it uses nothing
 * outside itself.
 */
export async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise((next) => requestAnimationFrame(next));
  }
  scrollTo(0, 0);
}

/**
 * Ignores the pointer of a browser without a screen: it rests in the upper left corner, on the header, which
 * would then prepare itself as for a visitor who points at it. It runs in the page before its scripts, so it
 * uses nothing outside itself.
 */
export function ignoreRestingPointer(): void {
  const atCorner = (event: MouseEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const)
    addEventListener(type, atCorner, true);
}

/** Opens an empty page on such a phone. The caller closes its context. */
export async function openAsVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(ignoreRestingPointer);
  return context.newPage();
}
