import { expect, test } from '../site.fixture.ts';

for (const [path, title] of [
  ['/', 'What it’s like to stop noticing'],
  ['/community', 'Where we’re building next'],
  ['/community', 'See every city we serve'],
] as const)
  test(`@laptop ${path}: “${title}” and its carousel begin at one edge`, async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { name: title });
    const slide = page.locator('section').filter({ has: heading }).last().locator('[data-slide]').first();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await heading.scrollIntoViewIfNeeded();
      const left = (await heading.boundingBox())?.x ?? -1;
      // On a wide page, the cities are not slides, so the page may contain no slide.
      const first = (await slide.boundingBox())?.x ?? left;
      expect(Math.abs(first - left), `${width} px`).toBeLessThanOrEqual(1);
    }
  });
