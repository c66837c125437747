import type { Page } from '@playwright/test';

/** Holds all scripts but the first one until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((open) => (release = open));
  await page.route(/\/static\/[^/]*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
