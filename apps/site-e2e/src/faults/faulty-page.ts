import type { Browser, Page } from '@playwright/test';

/** Runs `act` on a new page. The test controls the page's clock. */
export async function onNewPage<Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // A page that the browser draws ahead, for a link that the visitor may press, would wait for the test's routes.
    await page.route('**/speculation-rules.json', (route) => route.abort());
    await page.clock.install();
    return await act(page);
  } finally {
    await context.close();
  }
}
