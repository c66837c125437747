import { replaceTexts, wrapTexts, type Stranger } from '@skein/cms-client/testing/strangers';
import type { Page } from '@playwright/test';

/** What changes a page for as long as it is open. */
export const TRANSLATORS = { 'texts wrapped': wrapTexts, 'texts replaced': replaceTexts } as const;

/** Lets a stranger change the page as it is now. One that goes on is not told to stop. */
export async function letIn(page: Page, stranger: Stranger): Promise<void> {
  await page.evaluate(`(${stranger.toString()})(document.body), undefined`);
}

/** The same with each page that is opened from now on: as soon as it is parsed, before any of it wakes. */
export async function letInAtOnce(page: Page, stranger: Stranger): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => void (${stranger.toString()})(document.body))`,
  );
}
