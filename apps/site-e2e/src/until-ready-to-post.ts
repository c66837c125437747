import type { Page } from '@playwright/test';

/**
 * Waits until a form has loaded everything that it needs to post: its sending script (such as `send-address`)
 * and the challenge of the human check. Call this function before the form gets the focus, because the focus
 * starts both loads. Rejects if one of them does not load.
 */
export async function untilReadyToPost(page: Page, sends: string): Promise<void> {
  const [script, challenge] = await Promise.all([
    page.waitForResponse(`**/static/${sends}-*.js`),
    page.waitForResponse('**/api/human-check/challenge'),
  ]);
  await challenge.finished();
  await page.evaluate((url) => import(url), script.url());
}
