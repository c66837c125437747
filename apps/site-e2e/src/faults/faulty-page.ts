import type { Browser, Page } from '@playwright/test';

/** Runs `act` on a new page. The test controls the page's clock. */
export async function onNewPage<Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.clock.install();
    return await act(page);
  } finally {
    await context.close();
  }
}
