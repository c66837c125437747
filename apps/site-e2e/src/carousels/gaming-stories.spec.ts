import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;

function storiesOf(page: Page) {
  const root = page.locator('[data-analytics-id="gaming-players"] [data-scroll-slider]');
  const panels = root.getByRole('tabpanel', { includeHidden: true });
  return {
    root,
    panels,
    tabs: root.getByRole('tab'),
    /** Returns where the first story begins in the page, and its height, px. */
    place: () =>
      panels.first().evaluate((panel) => {
        const { top } = panel.parentElement!.getBoundingClientRect();
        return { top: top + scrollY, height: panel.getBoundingClientRect().height };
      }),
  };
}

async function open(page: Page, media: Parameters<Page['emulateMedia']>[0] = MOVING) {
  await page.emulateMedia(media);
  await page.goto('/gaming');
  const stories = storiesOf(page);
  await stories.root.scrollIntoViewIfNeeded();
  await expect(stories.root).toHaveAttribute('data-state', /./);
  return stories;
}

test('@laptop stories are pinned while the page is scrolled past them, and let go of it at their end', async ({
  page,
}) => {
  const { root, panels, place } = await open(page);
  await expect(root).toHaveAttribute('data-state', 'pinned');
  const { top, height } = await place();
  const header = (await page.evaluate(() => innerHeight)) - height;
  for (const index of [0, 1, 2]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - header + index * height);
    await expect(panels.nth(index)).toHaveJSProperty('inert', false);
    // The panel is right below the header, and covers the previous panel.
    await expect
      .poll(() => panels.nth(index).evaluate((panel) => Math.round(panel.getBoundingClientRect().top)))
      .toBe(Math.round(header));
    await expect(panels.nth((index + 1) % 3)).toHaveJSProperty('inert', true);
  }
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top + 3 * height + 200);
  await expect(panels.last()).not.toBeInViewport({ ratio: 0.9 });
});

test('@laptop arrow keys go from story to story, the focus follows, and Tab leads out', async ({ page }) => {
  const { tabs, panels, root } = await open(page);
  await tabs.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(panels.nth(1)).toBeInViewport({ ratio: 0.8 });
  await page.keyboard.press('End');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await root.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test('a dot leads to its story', async ({ page }) => {
  const { tabs, panels } = await open(page);
  await tabs.nth(2).click();
  await expect(panels.nth(2)).toBeInViewport({ ratio: 0.8 });
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});

for (const [name, size, media] of [
  ['on a phone on its side', { width: 844, height: 390 }, MOVING],
  ['under reduced motion', { width: 390, height: 844 }, { reducedMotion: 'reduce' }],
] as const)
  test(`nothing is pinned ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const { root, panels } = await open(page, media);
    await expect(root).toHaveAttribute('data-state', 'flow');
    await expect(root.getByRole('tab')).toHaveCount(0);
    for (const panel of await panels.all()) await expect(panel).toHaveJSProperty('inert', false);
    const tops = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel).position));
    expect(tops).toEqual(['relative', 'relative', 'relative']);
  });

test('stories are read without script, one below the other', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}/gaming`);
  const { panels, root } = storiesOf(page);
  await expect(root.getByRole('tab')).toHaveCount(0);
  const tops = await panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await context.close();
});
