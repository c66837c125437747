import { expect, test } from '../site.fixture.ts';

test('@laptop the television of the TV demo lights up between a fifth and three tenths of the way', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/product/tv');
  const way = page.locator('[data-scroll-progress]');
  const screen = way.locator('figure').first();
  await way.scrollIntoViewIfNeeded();
  const lightAt = async (share: number) => {
    await way.evaluate((element, at) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top + at * (height - innerHeight), behavior: 'instant' });
    }, share);
    return screen.evaluate(
      (element) =>
        new Promise<string>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(getComputedStyle(element).filter))),
        ),
    );
  };
  const waiting = await lightAt(0.19);
  // A screen that waits is dimmed, not black.
  expect(waiting).toBe('brightness(0.85)');
  expect(await lightAt(0.25)).not.toBe(waiting);
  expect(await lightAt(0.31)).toMatch(/^(none|brightness\(1\))$/);
  expect(await lightAt(0.19)).toBe(waiting);
});

test('its screens stand in the page, each with its words, under reduced motion', async ({ page }) => {
  await page.goto('/product/tv');
  const screens = page.locator('[data-scroll-progress] figure');
  await expect(screens).toHaveCount(3);
  const boxes = await screens.evaluateAll((all) =>
    all.map((screen) => {
      const { left, top, right, bottom } = screen.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  // The boxes are below each other, or beside each other if there is space.
  for (const [index, box] of boxes.entries())
    for (const next of boxes.slice(index + 1))
      expect(next.top >= box.bottom || next.left >= box.right, JSON.stringify([box, next])).toBe(true);
});

test('@laptop a sentence takes its color once it is seen, and loads no framework for it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/gaming');
  const sentence = page.locator('[data-animated-text]');
  const text = 'Good game. No one blamed the internet.';
  await sentence.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(sentence).toHaveAttribute('data-state', 'running');
  await page.clock.runFor(1000);
  const colored = () =>
    page.evaluate(() => [...(CSS.highlights.get('skein-colored') ?? [])].map(String).join());
  expect(text.startsWith(await colored())).toBe(true);
  expect((await colored()).length).toBeGreaterThanOrEqual(10);
  await page.clock.runFor(text.length * 100);
  await expect(sentence).toHaveAttribute('data-state', 'done');
  await expect(sentence).toHaveText(text);
  expect(scripts.filter((path) => path.includes('runtime'))).toEqual([]);
});
