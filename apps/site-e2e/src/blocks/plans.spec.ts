import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

const layerOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { dataLayer?: object[] }).dataLayer ?? []);
const awake = (page: Page) =>
  expect(page.locator('skein-enhancer:has([data-plans])')).toHaveAttribute('awake');

async function openPlans(page: Page): Promise<void> {
  await page.goto('/plans#plans');
  await page.locator('#plans').scrollIntoViewIfNeeded();
  await page.locator('[data-plan]').first().dispatchEvent('pointerdown');
  await awake(page);
}

test('@laptop plans wake no framework', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openPlans(page);
  await page.getByRole('button', { name: 'Compare plans' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.filter((script) => /runtime|react/i.test(script))).toEqual([]);
});

test('@quick @laptop a card opens by a click anywhere on it and by Enter, and both are reported', async ({
  page,
}) => {
  await openPlans(page);
  const card = page.locator('[data-plan]').nth(2);
  const inside = card.getByText('A second and a third access point');
  await card.getByText('$95').click();
  await expect(inside).toBeVisible();
  await card.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(inside).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(inside).toBeVisible();
  const told = (await layerOf(page)).filter((event) => 'event' in event && event.event === 'plan_card');
  expect(told.map((event) => 'action' in event && event.action)).toEqual(['expand', 'collapse', 'expand']);
  expect(told[0]).toMatchObject({ category: 'plans', label: 'Skein 2\u00a0Gig' });
});

test('@phone the row begins with the smallest price, and the next one looks in', async ({ page }) => {
  await page.goto('/plans#plans');
  const small = page.locator('[data-plan]').nth(0);
  const middle = page.locator('[data-plan]').nth(1);
  await expect(small).toContainText('$55');
  await small.scrollIntoViewIfNeeded();
  await expect(small).toBeInViewport({ ratio: 0.95 });
  await expect(middle).toBeInViewport();
  await expect(middle).not.toBeInViewport({ ratio: 0.5 });
});

test('@phone the closed card says all that decides, and dots follow the row without script', async ({
  page,
}) => {
  await page.goto('/plans#plans');
  const small = page.locator('[data-plan]').nth(0);
  for (const words of ['$55', '500\u00a0Mbps down and up', 'Router Six', 'No data caps'])
    await expect(small.getByText(words)).toBeVisible();
  await expect(small.getByRole('link', { name: 'Get Skein 500' })).toBeVisible();
  const dots = page.locator('#plans [data-dots]');
  await expect(dots.locator('i')).toHaveCount(3);
  const marked = () =>
    dots.evaluate((one) => Number.parseFloat(getComputedStyle(one, '::after').translate) || 0);
  expect(await marked()).toBe(0);
  await small.locator('..').evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await expect.poll(marked).toBe(48);
  await expect(page.locator('skein-enhancer:has([data-plans])')).not.toHaveAttribute('awake');
});

test('the comparison opens at the plan that is looked at, and its names stay while one reads down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPlans(page);
  const row = page.locator('[data-plan]').first().locator('..');
  await row.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Compare plans' }).click();
  const frame = page.locator('[data-compare]');
  const last = frame.getByRole('columnheader', { name: 'Skein 2\u00a0Gig' });
  await expect(last).toHaveAttribute('data-focused');
  await expect.poll(() => frame.evaluate((one) => one.scrollLeft)).toBeGreaterThan(100);
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await frame.evaluate((one) => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' }));
  await expect(last).toBeInViewport({ ratio: 0.9 });
  // Visitors reach wide content by scrolling: no cell cuts it off.
  const cut = await frame.evaluate(
    (one) =>
      [...one.querySelectorAll('td, th')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
  );
  expect(cut).toBe(0);
});

test('@laptop the hash opens the comparison, and closing takes it along', async ({ page }) => {
  await page.goto('/plans#compare-plans');
  const dialog = page.getByRole('dialog', { name: 'Compare plans' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/plans$/);
});

const order = {
  '': {
    get: 'Get Skein 1\u00a0Gig',
    street: 'Street address',
    zip: 'ZIP code',
    check: 'Check availability',
    plan: 'Your plan',
    call: /^Call .* to order$/,
  },
  '/intl/es': {
    get: 'Contratar Skein 1\u00a0Gig',
    street: 'Dirección',
    zip: 'Código postal',
    check: 'Ver cobertura',
    plan: 'Tu plan',
    call: /^Contratar: /,
  },
} as const;
for (const prefix of ['', '/intl/es'] as const)
  for (const path of ['/', '/plans', '/cities/austin'])
    test(
      `1 Gig, chosen on ${prefix}${path}, is named on the way to its order`,
      { tag: prefix === '' || path === '/plans' ? [] : '@full' },
      async ({ page }) => {
        const { get, street, zip, check, plan, call } = order[prefix];
        const posted = page.waitForRequest('**/address-forms');
        await page.goto(prefix + path);
        await page.getByRole('link', { name: get }).click();
        const form = page.getByRole('main').locator('form').first();
        await expect(page.locator('main [data-street-check]')).toContainText(
          `${plan}: Skein 1\u00a0Gig, $70`,
        );
        await form.getByRole('textbox', { name: street }).fill('1 Ready Rd');
        await form.getByRole('textbox', { name: zip }).fill('78704');
        await form.getByRole('button', { name: check }).click();
        await expect(page).toHaveURL(/\/address\/available\?plan=skein-1-gig&sent=1$/);
        const sent = new URLSearchParams((await posted).postData() ?? '');
        expect(sent.get('pageSource')).toBe(`${prefix}/check-address?plan=skein-1-gig`);
        const main = page.getByRole('main');
        await expect(main.getByText('1 Ready Rd')).toBeVisible();
        await expect(main.getByText(plan).first()).toBeVisible();
        await expect(main.getByRole('link', { name: call })).toHaveCount(1);
      },
    );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the details of a plan open all the same', async ({ page }) => {
    await page.goto('/plans');
    const card = page.locator('[data-plan][data-first]');
    await card.locator('summary').click();
    await expect(card.getByText('A third access point, $5')).toBeVisible();
  });
});
