import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';
import { awakeFinder, FINDER, openFinder, shown } from './finder-on-page.ts';

/** A wide window shows the search beside the list. On a phone, the search is an overlay. */
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

type Shown = Awaited<ReturnType<typeof shown>>;

/** A visitor's steps. Each adds one entry to the history. */
const STEPS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.locator('a[data-apartment]').nth(2).click(),
  (page) => page.locator('[data-building] a[data-close]').click(),
  (page) => page.locator('a[rel=next]').click(),
  (page) => page.locator('a[data-apartment]').nth(0).click(),
  (page) => page.locator('[data-building] a[data-close]').click(),
  (page) => choose(page, 1),
  (page) => page.locator('a[rel=next]').click(),
  (page) => page.locator('input[type=search]').fill('o'),
  (page) => page.locator('a[data-apartment]').nth(1).click(),
  (page) => page.locator('[data-building] a[data-close]').click(),
];

async function choose(page: Page, index: number) {
  await page.locator('[data-finder] details summary').first().click();
  await page.locator('[data-finder] details[open] li a').nth(index).click();
}

async function after(page: Page, step: () => Promise<unknown>): Promise<Shown> {
  const { address } = await shown(page);
  await step();
  await expect.poll(async () => (await shown(page)).address).not.toBe(address);
  return shown(page);
}

for (const { prefix, tag } of [
  { prefix: '', tag: [] },
  { prefix: '/intl/es', tag: ['@full'] },
])
  test(
    `${prefix}${FINDER} shows at each of 20 steps back and forward what its address names`,
    { tag },
    async ({ page }) => {
      await openFinder(page, prefix + FINDER);
      const seen: Shown[] = [await shown(page)];
      for (const step of STEPS) seen.push(await after(page, () => step(page)));
      expect(new Set(seen.map(({ address }) => address)).size).toBeGreaterThan(6);
      const last = seen.length - 1;
      let at = last;
      const expectShown = () => expect.poll(() => shown(page)).toEqual(seen[at]);
      for (const by of [-1, -1, -1, 1, 1, -1, -1, -1, -1, 1]) {
        at += by;
        await page.evaluate((steps) => history.go(steps), by);
        await expectShown();
      }
      // After a reload, the page shows the same state, and Back still works.
      await page.reload();
      await awakeFinder(page);
      await expectShown();
      for (const by of [-1, -1, 1, 1, 1, -1, -1, 1, 1, 1]) {
        if (at + by < 0 || at + by > last) continue;
        at += by;
        await page.evaluate((steps) => history.go(steps), by);
        await expectShown();
      }
    },
  );

test('a shared address opens what was shared', async ({ page, context }) => {
  const { cards, detail } = await openFinder(page, `${FINDER}?page=2`);
  await cards.nth(4).click();
  await expect(detail).toBeVisible();
  await detail.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('link', { name: /^Facebook/ });
  await expect(link).toBeVisible();
  const shared = new URL((await link.getAttribute('href')) ?? '').searchParams.get('u') ?? '';
  expect(shared).toBe(page.url());
  const other = await context.newPage();
  await other.goto(shared);
  await expect(other.locator('[data-building] h2').first()).toHaveText(
    await detail.locator('h2').first().innerText(),
  );
});
