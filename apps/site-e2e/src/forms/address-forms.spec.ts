import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

const POST = '**/address-forms';
const pageForm = (page: Page) => page.getByRole('main').locator('form').first();

async function openPageForm(page: Page, path = '/check-address') {
  await page.goto(path);
  return pageForm(page);
}

test('@quick @laptop the dialog: a suggestion chosen by keyboard, and the page that says yes', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Check availability' }).first().click();
  const dialog = page.getByRole('dialog');
  const street = dialog.getByLabel('Street address');
  await street.pressSequentially('1 ready');
  await expect(page.getByRole('option', { name: '1 Ready Rd, Austin, TX 78704' })).toBeVisible();
  await street.press('ArrowDown');
  await street.press('Enter');
  await expect(street).toHaveValue('1 Ready Rd');
  await expect(dialog.getByLabel('ZIP code')).toHaveValue('78704');
  await dialog.getByRole('button', { name: 'Check availability' }).click();
  await expect(page).toHaveURL('/address/available?sent=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Yes\./);
  await expect(page.getByText('1 Ready Rd')).toBeVisible();
});

test('@laptop the dialog keeps an address that was not found, and the plan that was chosen before', async ({
  page,
}) => {
  const form = await openPageForm(page, '/check-address?plan=skein-1-gig');
  await form.getByLabel('Street address').fill('4 Try Again Trl');
  await form.getByLabel('ZIP code').fill('78704');
  await form.getByRole('button', { name: 'Check availability' }).click();
  await expect(page).toHaveURL(/\/address\/try-again\?plan=skein-1-gig/);
  await page.getByRole('banner').locator('[data-action="open-address-check"]:visible').first().click();
  const dialog = page.getByRole('dialog');
  const street = dialog.getByLabel('Street address');
  await expect(street).toHaveValue('4 Try Again Trl');
  await expect(dialog.getByLabel('ZIP code')).toHaveValue('78704');
  await street.fill('1 Ready Rd');
  await dialog.getByRole('button', { name: 'Check availability' }).click();
  await expect(page).toHaveURL(/\/address\/available\?plan=skein-1-gig/);
  await expect(page.getByRole('main')).toContainText('Your plan');
});

for (const [street, result] of [
  ['2 Not Yet Ln', 'not-yet'],
  ['3 Almost There Ave', 'almost-there'],
  ['4 Try Again Trl', 'try-again'],
] as const) {
  test(`in Spanish, ${street} comes to ${result}`, async ({ page }) => {
    const form = await openPageForm(page, '/intl/es/check-address');
    await form.getByLabel('Dirección').fill(street);
    await form.getByLabel('Código postal').fill('78704');
    await form.getByRole('button', { name: 'Ver cobertura' }).click();
    await expect(page).toHaveURL(new RegExp(`/intl/es/address/${result}(?:\\?sent=1)?$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('what is missing is said, focused, and forgotten when it is fixed; nothing is sent', async ({
  page,
}) => {
  let posts = 0;
  await page.route(POST, (route) => {
    posts++;
    return route.abort();
  });
  const form = await openPageForm(page);
  await form.getByLabel('Street address').fill('1 Ready Rd');
  await form.getByRole('button', { name: 'Check availability' }).click();
  const zip = form.getByLabel('ZIP code');
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  // The message stands at the field and under the form. One copy is visible, and screen readers read the
  // other.
  const message = form.getByText('Enter your street address and ZIP code.');
  await expect(message.filter({ visible: true })).not.toHaveCount(0);
  await zip.fill('78704');
  await expect(message).toHaveCount(0);
  expect(posts).toBe(0);
});

for (const [name, fail] of [
  ['answers 500', (page: Page) => page.route(POST, (route) => route.fulfill({ status: 500, body: 'down' }))],
  ['cannot be reached', (page: Page) => page.route(POST, (route) => route.abort('internetdisconnected'))],
] as const) {
  test(`a service that ${name}: it is said, everything typed stays, and a second try works`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource|Address form submission failed/);
    await fail(page);
    const form = await openPageForm(page);
    await form.getByLabel('Street address').fill('1 Ready Rd');
    await form.getByLabel('ZIP code').fill('78704');
    const button = form.getByRole('button', { name: 'Check availability' });
    await button.click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByLabel('Street address')).toHaveValue('1 Ready Rd');
    await expect(form.getByLabel('ZIP code')).toHaveValue('78704');
    await page.unroute(POST);
    await form
      .getByRole('button', { name: /check availability|try again/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/address\/available\?sent=1$/);
  });
}

test('nothing personal stands in an address of a page', async ({ page }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  const form = await openPageForm(page);
  await form.getByLabel('Street address').fill('1 Ready Rd');
  await form.getByLabel('ZIP code').fill('78704');
  await form.getByRole('button', { name: 'Check availability' }).click();
  await expect(page).toHaveURL(/\/address\/available\?sent=1$/);
  expect(visited.join(' ')).not.toMatch(/ready|78704/i);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('@quick the form posts as a page, and the answer is a page', async ({ page }) => {
    const form = await openPageForm(page);
    await form.getByLabel('Street address').fill('2 Not Yet Ln');
    await form.getByLabel('ZIP code').fill('78704');
    await form.getByRole('button', { name: 'Check availability' }).click();
    await expect(page).toHaveURL('/address/not-yet?sent=1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('what is refused stands on its page again, with what was typed; fixed, it goes through', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    const form = await openPageForm(page, '/intl/es/check-address');
    // Spaces satisfy the browser's check of required fields, but the service treats them as empty.
    await form.getByLabel('Dirección').fill('  ');
    await form.getByLabel('Código postal').fill('78704');
    await form.getByRole('button', { name: 'Ver cobertura' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveTitle(/^Casi\. Échale otro vistazo/);
    const street = form.getByLabel('Dirección');
    await expect(street).toBeFocused();
    await expect(street).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Código postal')).toHaveValue('78704');
    await street.fill('2 Not Yet Ln');
    await form.getByRole('button', { name: 'Ver cobertura' }).click();
    await expect(page).toHaveURL('/intl/es/address/not-yet?sent=1');
  });
});
