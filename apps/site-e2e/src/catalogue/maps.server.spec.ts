import { expect, test } from '@playwright/test';
import { openStory } from './built-catalogue.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
});

for (const { block, story, pin } of [
  { block: 'finder', story: 'apartment-finder-apartment-finder--list', pin: '[data-map=cluster]' },
  { block: 'service space', story: 'cities-service-space--with-map', pin: '[data-map=pin]' },
])
  test(`the ${block} of the built catalogue has its map`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    await openStory(page, story);
    const map = page.locator('.skein-map');
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('[data-map=overlay]')).toBeAttached();
    await expect(map.locator(pin).first()).toBeVisible();
    expect(said.filter((words) => words.startsWith('No map'))).toEqual([]);
  });
