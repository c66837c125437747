import { replaceTexts, wrapTexts, type Stranger } from '@skein/cms-client/testing/strangers';
import type { Page } from '@playwright/test';

/** Functions that change a page as the translator of a browser does. */
export const TRANSLATORS = { 'texts wrapped': wrapTexts, 'texts replaced': replaceTexts } as const;

/** Changes the current page with the function `stranger`, as a translator or a browser extension does. */
export async function letIn(page: Page, stranger: Stranger): Promise<void> {
  await page.evaluate(`(${stranger.toString()})(document.body), undefined`);
}

/** Runs `stranger` on each page that opens from now on, after parsing and before the islands' scripts start. */
export async function letInAtOnce(page: Page, stranger: Stranger): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => void (${stranger.toString()})(document.body))`,
  );
}
