import { expect, test } from '../site.fixture.ts';

/** Returns each block's part of the decorative thread: its position, px from the left, and how much of it is drawn. */
const strands = () =>
  [...document.querySelectorAll('main section, main div')]
    .map((block) => getComputedStyle(block, '::before'))
    .filter(
      ({ content, position, backgroundImage, width }) =>
        content !== 'none' && position === 'absolute' && width === '10px' && backgroundImage !== 'none',
    )
    .map(({ left, scale }) => ({ left: parseFloat(left), drawn: scale }));

/**
 * Returns how many words, controls, pictures and boxes are in each place where the thread crosses the page. In a
 * crossing block, the thread's height at the end is not zero.
 */
const crossings = () =>
  [...document.querySelectorAll('main section, main div')]
    .filter((block) => parseFloat(getComputedStyle(block, '::after').height) > 40)
    .filter((block) => getComputedStyle(block, '::after').maskImage !== 'none')
    .map((block) => {
      const { bottom } = block.getBoundingClientRect();
      const top = bottom - parseFloat(getComputedStyle(block, '::after').height);
      return [...block.querySelectorAll('p, a, button, input, h2, h3, li, img, svg, article')].filter(
        (part) => {
          const box = part.getBoundingClientRect();
          return part.checkVisibility() && box.width > 1 && box.bottom > top + 1 && box.top < bottom - 1;
        },
      ).length;
    });

const blocksBelow = () =>
  [...(document.querySelector('main')?.children ?? [])].filter((part) =>
    part.matches('section, div, skein-enhancer, skein-island'),
  ).length - 1;

/** Pages with a hero of each kind, among them every product. */
const THREADED = [
  '/',
  '/plans',
  '/product/internet',
  '/product/tv',
  '/product/tv/choice',
  '/product/phone',
  '/gaming',
  '/wifi',
  '/webpass',
  '/business',
  '/cities',
  '/cities/austin',
  '/cities/chandler',
  '/cities/lasvegas',
  '/cities/omaha',
  '/cities/tempe',
  '/cities/westminster',
  '/cities/austin/support',
];

for (const width of [800, 1440])
  test(`@laptop one thread runs from every hero to the footer at ${width} px, on one side and the other`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const path of THREADED) {
      await page.goto(path);
      const found = await page.evaluate(strands);
      expect(found.length, path).toBe(await page.evaluate(blocksBelow));
      const right = found.map(({ left }) => left > width / 2);
      const crossed = await page.evaluate(crossings);
      expect(right[0], path).toBe(false);
      // The thread changes sides where it crosses the page, and nothing else is there.
      expect(right.filter((side, index) => index > 0 && side !== right[index - 1]).length, path).toBe(
        crossed.length,
      );
      expect(crossed.length, path).toBeLessThanOrEqual(2);
      expect(new Set(crossed), path).toEqual(new Set(crossed.length > 0 ? [0] : []));
      // With reduced motion, the whole thread is drawn at once.
      expect(new Set(found.map(({ drawn }) => drawn)), path).toEqual(new Set(['none']));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });

for (const path of ['/address/available', '/forgot-email', '/cancelconfirmation'])
  test(`@laptop no thread begins at ${path}, which answers, or is short`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(path);
    expect(await page.evaluate(strands)).toEqual([]);
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
