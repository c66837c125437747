import { expect, test } from '../site.fixture.ts';

const ACCESSIBILITY = '/legal/accessibility';
const OPENER = 'See all ways to reach us';

test('@laptop a call to action opens its dialog over the page: focus in, kept and given back, the rest inert', async ({
  page,
}) => {
  await page.goto(ACCESSIBILITY);
  const opener = page.getByRole('button', { name: OPENER });
  await opener.scrollIntoViewIfNeeded();
  // Does not compare the distance from the left: headless browsers hide the scrollbar, but the page keeps its
  // space free.
  const place = () => opener.evaluate((one: HTMLElement) => [one.offsetTop, one.offsetWidth, scrollY]);
  await opener.hover();
  const before = await place();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: OPENER });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  // The button has not moved, although the page behind the dialog can no longer scroll.
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await place()).toEqual(before);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('@laptop a click beside it closes the dialog of numbers', async ({ page }) => {
  await page.goto(ACCESSIBILITY);
  await page.getByRole('button', { name: OPENER }).click();
  const dialog = page.getByRole('dialog', { name: OPENER });
  await expect(dialog).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(dialog).toBeHidden();
});

test('@laptop a click beside it leaves a table open; any other way out is remembered', async ({ page }) => {
  await page.goto('/plans');
  const opener = page.getByRole('button', { name: 'Compare the routers' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Compare the routers' });
  await expect(dialog.getByRole('row', { name: /Coverage/ })).toBeVisible();
  await expect(page.locator('dialog skein-enhancer')).toHaveAttribute('awake');
  await page.mouse.click(8, 8);
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('modalOpen'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('modalOpen'))).toBe('false');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('dialogs open and close by their buttons all the same', async ({ page }) => {
    await page.goto(ACCESSIBILITY);
    await page.getByRole('button', { name: OPENER }).click();
    const dialog = page.getByRole('dialog', { name: OPENER });
    await expect(dialog.getByText('Dial 711')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('a link to the comparison shows it in its place', async ({ page }) => {
    await page.goto('/plans#compare-plans');
    await expect(page.getByRole('columnheader', { name: 'Skein 500' })).toBeVisible();
  });
});
