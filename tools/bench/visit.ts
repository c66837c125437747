import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../browser/find-chromium.ts';

/** Screen size of the emulated phone, in CSS px. */
export const VIEWPORT = { width: 390, height: 844 } as const;

/**
 * Scrolls to the end of the page, one screen per frame, and back. It runs in the page, so it must not use outer
 * variables.
 */
export async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise((next) => requestAnimationFrame(next));
  }
  scrollTo(0, 0);
}

/**
 * Makes the page ignore the mouse pointer, which rests in the upper left corner of a headless browser.
 * Otherwise the header would react to the pointer. The browser runs this function in the page before other
 * scripts, so it must not use outer variables.
 */
export function ignoreRestingPointer(): void {
  const atCorner = (event: MouseEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const)
    addEventListener(type, atCorner, true);
}

/** Starts a browser that makes no requests of its own. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });

/** Opens an empty page with a phone's screen. The caller closes the page's context. */
export async function openAsVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(ignoreRestingPointer);
  return context.newPage();
}
