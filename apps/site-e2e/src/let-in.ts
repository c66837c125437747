import { replaceTexts, wrapTexts, type Stranger } from '@skein/cms-client/testing/strangers';
import type { Page } from '@playwright/test';

/** Programs that change a page while it is open. */
export const TRANSLATORS = { 'texts wrapped': wrapTexts, 'texts replaced': replaceTexts } as const;

/** Lets a stranger change the page as it is now. A stranger that continues is never stopped. */
export async function letIn(page: Page, stranger: Stranger): Promise<void> {
  await page.evaluate(`(${stranger.toString()})(document.body), undefined`);
}

/** Does the same on each page that opens from now on: as soon as it is parsed, before any part of it wakes. */
export async function letInAtOnce(page: Page, stranger: Stranger): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => void (${stranger.toString()})(document.body))`,
  );
}
