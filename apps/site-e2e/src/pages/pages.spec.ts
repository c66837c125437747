import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inLanguages, PAGES } from '../pages.ts';
import { expect, test, type TestFixtures } from '../site.fixture.ts';
import { asBefore, memoryOf } from '../page-memory.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Sum of all layout shifts while the page loads and is scrolled through. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const totals = globalThis as unknown as { shifts: number };
    totals.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) totals.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }
  });
  // Not "networkidle": after a frame has come late, Playwright may wait for it forever.
  // Pictures of slides behind the first come with their slide, those that are not shown never.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || !image.checkVisibility() || image.closest('[data-slide] ~ [data-slide]'),
    ),
  );
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
  return page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

for (const path of PAGES.flatMap(inLanguages)) {
  const memory = memoryOf(import.meta.filename, path);
  const look = async ({ page, complaints }: { page: Page } & TestFixtures) => {
    expect(await layoutShift(page, path)).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    // What stands in a frame is a page of its own, and tested as one below. Only the legacy mode can leave it out.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ iframes: false })
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(complaints.list).toEqual([]);
    memory.keep();
  };
  test(`${path}: nothing shifts, nothing overflows, axe finds nothing`, memory.passed ? asBefore : look);
}

for (const language of ['en', 'es']) {
  test(`the speed test that pages frame, in ${language}: nothing overflows, axe finds nothing`, async ({
    page,
  }) => {
    await page.goto(`/speed-test/?lang=${language}`);
    await expect(page.getByRole('button')).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('the speed test shows the brand’s type in its frame, whose sandbox has no origin', async ({ page }) => {
  await page.goto('/gaming');
  await page.locator('iframe[src^="/speed-test/"]').first().scrollIntoViewIfNeeded();
  const framed = () => page.frames().find((frame) => frame.url().includes('/speed-test/'));
  await expect.poll(() => framed()?.getByRole('button').isVisible()).toBe(true);
  await expect
    .poll(() =>
      framed()?.evaluate(async () => {
        await document.fonts.ready;
        return ['Figtree', 'Bricolage Grotesque'].every((family) => document.fonts.check(`16px "${family}"`));
      }),
    )
    .toBe(true);
});

for (const [path, status] of [
  ['/no-such-page', 404],
  ['/intl/es/no-such-page', 404],
] as const) {
  test(`${path}: a page with a way on, and axe finds nothing`, async ({ page, complaints }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The browser itself reports the status of the page.
    complaints.list.splice(0);
  });
}
