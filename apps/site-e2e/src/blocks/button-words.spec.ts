import { expect, test } from '../site.fixture.ts';

for (const width of [600, 1024])
  test(`@laptop the words of buttons stand apart at ${width} px, where spaces are rounded to whole pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/plans');
    await page.evaluate(() => document.fonts.ready);
    const spaces = await page.locator('[data-pill]:visible > span').evaluateAll((labels) =>
      labels.flatMap(({ firstChild }) => {
        if (!(firstChild instanceof Text) || !firstChild.data.includes(' ')) return [];
        const size = Number.parseFloat(getComputedStyle(firstChild.parentElement as Element).fontSize);
        const range = document.createRange();
        range.setStart(firstChild, firstChild.data.indexOf(' '));
        range.setEnd(firstChild, firstChild.data.indexOf(' ') + 1);
        return range.getBoundingClientRect().width / size;
      }),
    );
    expect(spaces.length).toBeGreaterThan(3);
    expect(Math.min(...spaces.filter((space) => space > 0))).toBeGreaterThan(0.25);
  });
