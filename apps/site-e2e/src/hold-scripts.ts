import type { Page } from '@playwright/test';

/** Holds requests for script files until the returned function is called. Inline scripts still run. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((open) => (release = open));
  await page.route(/\/static\/[^/]*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
