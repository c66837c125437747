import { awake, expect, test } from './islands.fixture.ts';

test('a script that fails to arrive is asked for again, and the click is not lost', async ({
  page,
  open,
}) => {
  let refused = 0;
  await page.route(/\/client\/.*counter/, (route) => (refused++ === 0 ? route.abort() : route.continue()));
  await page.clock.install();
  await open();
  await page.locator('#counter button').nth(1).click();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.clock.runFor(1000);
  await expect(page.getByLabel('clicks', { exact: true })).toHaveText('Two 1');
});

test('@quick a script that never arrives leaves the form to the browser, with what was typed', async ({
  page,
  open,
}) => {
  await page.route(/\/client\/.*form/, (route) => route.abort());
  await page.clock.install();
  await open();
  await page.getByLabel('name').fill('Di');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.clock.runFor(500);
  await page.clock.runFor(500);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.url();
    })
    .toMatch(/\/posted\?name=Di&how=send$/);
});

test('a call to action whose island never arrives leads where its link leads', async ({ page, open }) => {
  await page.route(/\/client\/.*listener/, (route) => route.abort());
  await page.clock.install();
  await open();
  await page.getByRole('link', { name: 'Link' }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.url();
    })
    .toMatch(/\/elsewhere$/);
});

/** A time after which a press has stopped waiting for a script, ms. */
const BEYOND_PATIENCE_MS = 11_000;

test('a script that hangs leaves the form to the browser in the end, with what was typed', async ({
  page,
  open,
}) => {
  await page.route(/\/client\/.*form/, () => undefined);
  await page.clock.install();
  await open();
  await page.getByLabel('name').fill('Di');
  // The visitor has not pressed anything yet, so no press waits for the script.
  await page.clock.runFor(BEYOND_PATIENCE_MS);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.clock.runFor(BEYOND_PATIENCE_MS / 2);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.runFor(BEYOND_PATIENCE_MS / 2);
  await expect(page).toHaveURL(/\/posted\?name=Di&how=send$/);
});

test('a call to action whose island hangs leads where its link leads', async ({ page, open }) => {
  await page.route(/\/client\/.*listener/, () => undefined);
  await page.clock.install();
  await open();
  await page.getByRole('link', { name: 'Link' }).click();
  await page.clock.runFor(BEYOND_PATIENCE_MS);
  await expect(page).toHaveURL(/\/elsewhere$/);
});

test('a script that comes when nobody waits for it any more changes nothing', async ({ page, open }) => {
  const release = await open({ held: true });
  await page.clock.install();
  await page.locator('#counter button').nth(1).click();
  await page.clock.runFor(BEYOND_PATIENCE_MS);
  await release();
  // This island needs the same script, so the script has arrived.
  await awake(page, 'load');
  await page.locator('#counter button').nth(1).click();
  await expect(page.locator('#counter')).not.toHaveAttribute('awake');
});
