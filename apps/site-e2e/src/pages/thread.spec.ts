import { expect, test } from '../site.fixture.ts';

/**
 * Returns, for each section below the hero, the position of its part of the thread, px from the left, and how
 * much of it is drawn.
 */
const strands = () =>
  [...document.querySelectorAll('main section')]
    .filter((section) => getComputedStyle(section, '::before').position === 'absolute')
    .map((section) => {
      const style = getComputedStyle(section, '::before');
      return { left: parseFloat(style.left), drawn: style.scale };
    });

for (const width of [800, 1440])
  test(`@laptop one thread runs from the street of the hero to the footer at ${width} px, on one side and the other`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const found = await page.evaluate(strands);
    expect(found.length).toBeGreaterThan(4);
    expect(found.map(({ left }) => left > width / 2)).toEqual(found.map((_, index) => index % 2 === 1));
    // With reduced motion, the whole thread is drawn at once.
    expect(new Set(found.map(({ drawn }) => drawn))).toEqual(new Set(['none']));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('@laptop no thread runs beside the words of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  expect(await page.evaluate(strands)).toEqual([]);
});

test('@laptop the thread is drawn as the page is scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  const tips = async () => (await page.evaluate(strands)).map(({ drawn }) => drawn);
  // The timeline of a scroll starts with the first frame, so repeat the check.
  await expect.poll(async () => (await tips()).at(-1)).toBe('1 0');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(tips).toEqual((await tips()).map(() => '1'));
});
