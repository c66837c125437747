import { expect, test } from '../site.fixture.ts';

for (const width of [390, 1440])
  test(`@laptop a panel has the same room after it as before at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/plans');
    const panel = page.locator('[data-analytics-id=plans-everywhere]');
    const box = await panel.boundingBox();
    const before = await page.locator('main').getByRole('link', { name: 'Find my plan' }).boundingBox();
    const after = await page.locator('main section').filter({ hasText: 'One line, four uses' }).boundingBox();
    expect(box && before && after).toBeTruthy();
    if (!box || !before || !after) return;
    const above = box.y - (before.y + before.height);
    const below = after.y - (box.y + box.height);
    expect(Math.abs(above - below), `${above} px and ${below} px`).toBeLessThan(16);
  });
