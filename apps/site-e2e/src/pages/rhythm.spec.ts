import { expect, test } from '../site.fixture.ts';

for (const width of [390, 1440])
  test(`@laptop a panel has the same room after it as before at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/product/internet');
    const panel = page
      .locator('main section', { hasText: 'First month free on new streets' })
      .locator('> div > div > div');
    const box = await panel.boundingBox();
    const around = page.locator('main section');
    const before = await around.filter({ hasText: 'What “symmetrical” means' }).boundingBox();
    const after = await around.filter({ hasText: 'Included in every plan' }).boundingBox();
    expect(box && before && after).toBeTruthy();
    if (!box || !before || !after) return;
    const above = box.y - (before.y + before.height);
    const below = after.y - (box.y + box.height);
    expect(Math.abs(above - below), `${above} px and ${below} px`).toBeLessThan(16);
  });
