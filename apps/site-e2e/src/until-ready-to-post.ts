import type { Page } from '@playwright/test';

/**
 * Waits until a form that is focused after this call has loaded all that it needs before its post: the script
 * that sends it, such as `send-address`, with its imports, and the challenge of the human check. From then on
 * only the post can fail. Rejects if they do not load.
 */
export async function untilReadyToPost(page: Page, sends: string): Promise<void> {
  const [script, challenge] = await Promise.all([
    page.waitForResponse(`**/static/${sends}-*.js`),
    page.waitForResponse('**/api/human-check/challenge'),
  ]);
  await challenge.finished();
  await page.evaluate((url) => import(url), script.url());
}
