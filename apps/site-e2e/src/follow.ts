import type { Page } from '@playwright/test';

/** Does what leads to another page, or to the same one once more, and waits until that is there. */
export async function follow(page: Page, act: () => Promise<unknown>): Promise<void> {
  const left = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  await act();
  await left;
  await page.waitForLoadState();
}
