import type { Page } from '@playwright/test';

/** Lets scripts other than the first one through only when the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((open) => (release = open));
  await page.route(/\/static\/[^/]*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
