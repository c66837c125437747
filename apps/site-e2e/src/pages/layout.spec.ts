import { expect, type Page } from '@playwright/test';
import { inSpanish } from '../pages.ts';
import { test } from '../site.fixture.ts';
import { untilWhole } from '../until-whole.ts';

/** Returns the boxes of visible elements that match a selector, as `[left, right, top, bottom]`, px. */
const boxesOf = (page: Page, selector: string) =>
  page.evaluate(
    (found) =>
      [...document.querySelectorAll(found)]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [left, right, top, bottom] as const;
        }),
    selector,
  );

const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
    }
    return broken;
  });

for (const path of ['/plans', '/product/tv', '/about', '/support', '/app', '/careers'])
  for (const address of [path, inSpanish(path)])
    test(`on a tablet the picture of ${address} stands beside its title, and no title breaks a word`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(address);
      const [[left] = [0]] = await boxesOf(page, 'main img');
      expect(left).toBeGreaterThan(768 / 3);
      expect(await brokenWords(page)).toEqual([]);
    });

test('on a laptop the first screen of the home page shows the street at the bottom of the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const [[, , top, bottom] = [0, 0, 0, 0]] = await boxesOf(page, 'main > :first-child img');
  // The picture must be visible down to the end of its safe area, at 86 % of its height, as its line in the
  // manifest says.
  expect(top + 0.86 * (bottom - top)).toBeLessThan(900);
});

for (const path of ['/cities/denver', '/cities/austin', inSpanish('/cities/denver')])
  test(`the buttons of the hero of ${path} stand in one row`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const buttons = await boxesOf(page, 'main > :first-child [data-pill]');
    expect(buttons.length).toBeGreaterThan(1);
    expect(new Set(buttons.map(([, , top]) => Math.round(top))).size).toBe(1);
  });

for (const path of ['/blog/bicycle', '/labs', '/legal/privacy', '/cookies'])
  test(`running text on ${path} begins where the title of its page begins`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const [[title] = [0]] = await boxesOf(page, 'main h1');
    const texts = await boxesOf(page, 'main :is(section, article) [data-prose] > :first-child');
    expect(texts.some(([left]) => Math.abs(left - title) < 2)).toBe(true);
  });

for (const path of ['/plans', '/support', '/product/internet', '/support/faq'])
  test(`what reads from the left begins at one edge on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, p)')]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).textAlign === 'start')
        .map((one) => Math.round(one.getBoundingClientRect().left)),
    );
    expect(edges).toContain(120);
    expect(edges.filter((edge) => edge > 200 && edge < 400)).toEqual([]);
  });

for (const path of ['/wifi', inSpanish('/wifi')])
  test(`what ${path} has for free hangs in one row on a laptop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    // The fallback for a late font also loads late, and the next fallback is wider, so wait until the page is
    // complete.
    await untilWhole(page);
    const tops = (await boxesOf(page, 'main h1 ~ * li, main div:has(> h1) + div li')).map(([, , top]) => top);
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });

test('the threads behind a film do not run through the words, beside it or above it', async ({ page }) => {
  await page.goto('/gaming');
  for (const width of [320, 390, 640, 768, 800, 832, 864, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Parts out of view keep the layout of the last width until they come into view.
    await page.locator('section:has(video) svg[preserveAspectRatio="none"]').first().scrollIntoViewIfNeeded();
    const crossed = await page.evaluate(() => {
      const threads = [...document.querySelectorAll('svg')].find(
        (svg) =>
          svg.getAttribute('preserveAspectRatio') === 'none' &&
          svg.closest('section')?.querySelector('video'),
      );
      const section = threads?.closest('section');
      const field = threads?.getBoundingClientRect();
      const words = [...(section?.querySelectorAll('h2, p') ?? [])].map((one) => one.getBoundingClientRect());
      if (!field || words.length === 0) return ['no threads or no words'];
      // The mask hides the threads up to this point if the field is as high as the block.
      const clear = field.left + field.width * 0.46;
      return words
        .filter(({ right, bottom }) => bottom > field.top && right > clear + 0.05 * field.width)
        .map(({ right, bottom }) => `words to ${right}, ${bottom} in a field from ${clear}, ${field.top}`);
    });
    expect(crossed, `at ${width} px`).toEqual([]);
  }
});

for (const path of ['/', inSpanish('/')])
  test(`with text twice as large the dialog of ${path} fits the smallest telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('main').locator('a[data-action="open-address-check"]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').or(dialog.getByRole('combobox')).first()).toBeVisible();
    const { sticksOut, halves, brokenWords } = await dialog.evaluate((panel) => {
      const title = panel.querySelector('h2');
      const range = document.createRange();
      const text = title?.firstChild;
      const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
      return {
        sticksOut: panel.scrollWidth - panel.clientWidth,
        halves: [...panel.querySelectorAll('label')]
          .filter((label) => label.checkVisibility())
          .map((label) => label.getBoundingClientRect().width),
        brokenWords: words
          .filter(({ index, 0: word }) => {
            if (!text) return false;
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(([word]) => word),
      };
    });
    expect(brokenWords).toEqual([]);
    expect(sticksOut).toBeLessThanOrEqual(0);
    expect(halves.length).toBeGreaterThan(2);
  });

for (const path of ['/', inSpanish('/')])
  test(`with text twice as large the footer of ${path} cuts nothing`, async ({ page }) => {
    await page.goto(path);
    for (const [width, size] of [
      [320, '200%'],
      [360, '200%'],
      [720, '200%'],
      [360, ''],
    ] as const) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      await page.setViewportSize({ width, height: 800 });
      const boxes = await boxesOf(page, 'footer :is(a, h2)');
      for (const [left, right] of boxes) {
        expect(left, `at ${width} px, ${size}`).toBeGreaterThanOrEqual(0);
        expect(right, `at ${width} px, ${size}`).toBeLessThanOrEqual(width);
      }
      const overlaps = boxes.flatMap(([left, right, top, bottom], place) =>
        boxes
          .slice(place + 1)
          .filter((other) => Math.min(right, other[1]) - Math.max(left, other[0]) > 1)
          .filter((other) => Math.min(bottom, other[3]) - Math.max(top, other[2]) > 1),
      );
      expect(overlaps, `at ${width} px, ${size}`).toEqual([]);
    }
  });
