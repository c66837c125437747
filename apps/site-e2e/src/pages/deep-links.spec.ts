import { watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../site.fixture.ts';

for (const width of [390, 1440]) {
  for (const path of ['/legal/terms', '/intl/es/legal/terms', '/about', '/intl/es/support']) {
    test(`a link to a heading of ${path} shows it below the header at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const ids = await page
        .locator('main :is(h2, h3)[id]')
        .evaluateAll((headings) =>
          headings.filter((heading) => heading.checkVisibility()).map((heading) => heading.id),
        );
      const id = ids[Math.floor(ids.length / 2)] ?? '';
      expect(id).toMatch(/^[a-z0-9-]+$/);
      await page.goto(`${path}?x=1#${id}`);
      const heading = page.locator(`[id="${id}"]`);
      await expect(heading).toBeInViewport();
      const [top, bar] = await Promise.all([
        heading.evaluate((element) => element.getBoundingClientRect().top),
        page
          .locator('header')
          .first()
          .evaluate((element) => element.getBoundingClientRect().bottom),
      ]);
      expect(top).toBeGreaterThanOrEqual(bar);
      // The heading is close below the header, unless the page ends first.
      const atEnd = await page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      );
      if (!atEnd) expect(top - bar).toBeLessThan(48);
    });
  }
}

// If a crop could cut off the subject, the picture comes uncropped in the same width.
for (const [width, rendition] of [
  [390, /w=(650|1300)(&h=(400|800)&fit=fill)?&q=50/],
  [800, /w=(850|1700)(&h=(450|900)&fit=fill)?&q=50/],
  [1000, /w=(1050|2100)(&h=(450|900)&fit=fill)?&q=50/],
  [1440, /w=(1200|2400)&h=(550|1100)&fit=scale&q=50/],
] as const) {
  test(`the banner of a city comes as agreed for a screen of ${width} px, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchShifts(page);
    await page.goto('/cities/lasvegas');
    const banner = page.locator('main img').first();
    await expect
      .poll(() => banner.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const source = await banner.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(source).toMatch(rendition);
    expect(source).toContain('fm=avif');
    expect(await shifted()).toBe(0);
  });
}
