import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

/**
 * Allows the browser's messages about error statuses, because the service answers a refused form with such a
 * status.
 */
test.beforeEach(({ complaints }) => complaints.expect(/status of (?:403|422)/));

const EMAIL = 'sam@example.com';
/** Time for which a browser stores the last checked address: thirty days, ms. */
const STORED_FOR_MS = 30 * 24 * 3600 * 1000;
const kept = (page: Page) => page.getByRole('main').locator('address');
const signUp = (page: Page) => page.getByRole('main').locator('form').first();

const labels = {
  en: {
    email: 'Email',
    street: 'Street address',
    unit: /^Unit/,
    zip: 'ZIP code',
    check: 'Check availability',
  },
  es: {
    email: 'Correo electrónico',
    street: 'Dirección',
    unit: /^Apto/,
    zip: 'Código postal',
    check: 'Ver cobertura',
  },
} as const;

async function checkAddress(page: Page, street: string, language: 'en' | 'es' = 'en') {
  const { street: streetLabel, zip, check } = labels[language];
  await page.goto(`${language === 'es' ? '/intl/es' : ''}/check-address`);
  const form = signUp(page);
  await form.getByLabel(streetLabel).fill(street);
  await form.getByLabel(zip).fill('78704');
  await form.getByRole('button', { name: check }).click();
}

const answerOf = (path: string) => new RegExp(`${path}(?:\\?sent=1)?$`);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an email is confirmed in the words of its form, with what was kept', async ({ page }) => {
      await page.goto('/labs');
      const form = page.getByRole('main').locator('form').last();
      await form.getByLabel('Email').fill(EMAIL);
      await form.getByRole('button', { name: 'Send me the notes' }).click();
      await expect(page).toHaveURL('/stayintouch/verify?sent=1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ll get our next notes.');
      await expect(kept(page)).toHaveText(EMAIL);
      await page.reload();
      await expect(kept(page)).toHaveText(EMAIL);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /Español|Spanish/ })
        .click();
      await expect(page).toHaveURL('/intl/es/stayintouch/verify?sent=1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/apuntes/);
    });

    for (const [street, outcome, language, button] of [
      ['2 Not Yet Ln', 'not-yet', 'en', 'Email me the date'],
      ['3 Almost There Ave', 'almost-there', 'es', 'Recibir el mes por correo'],
    ] as const)
      test(`the sign-up on ${outcome} carries the address, in ${language}`, async ({ page }) => {
        const prefix = language === 'es' ? '/intl/es' : '';
        await checkAddress(page, street, language);
        await expect(page).toHaveURL(answerOf(`${prefix}/address/${outcome}`));
        await expect(kept(page)).toContainText(street);
        const form = signUp(page);
        const { email, street: streetLabel, zip } = labels[language];
        await expect(form.getByLabel(streetLabel)).toHaveValue(street);
        await expect(form.getByLabel(zip)).toHaveValue('78704');
        await expect(form.getByLabel(streetLabel)).toBeEditable();
        await form.getByLabel(email).fill(EMAIL);
        await form.getByRole('button', { name: button }).click();
        await expect(page).toHaveURL(`${prefix}/stayintouch/verify?sent=1`);
        await expect(kept(page)).toContainText(EMAIL);
        await expect(kept(page)).toContainText(street);
      });

    test('an address that was changed is answered, not only noted', async ({ page }) => {
      await checkAddress(page, '2 Not Yet Ln');
      await expect(page).toHaveURL(answerOf('/address/not-yet'));
      const form = signUp(page);
      await expect(form.getByLabel(labels.en.street)).toHaveValue('2 Not Yet Ln');
      await form.getByLabel(labels.en.street).fill('1 Ready Rd');
      await form.getByLabel(labels.en.email).fill(EMAIL);
      await form.getByRole('button', { name: 'Email me the date' }).click();
      await expect(page).toHaveURL('/address/available?sent=1');
      await expect(kept(page)).toContainText('1 Ready Rd');
      await page.goto('/address/not-yet');
      await expect(page.getByRole('main')).not.toContainText('1 Ready Rd');
    });

    test('an address without an account is spoken of', async ({ page }) => {
      await checkAddress(page, '5 Lost Account Ct');
      await expect(page).toHaveURL('/account-not-found?sent=1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Yes, there’s fiber here. No account yet.',
      );
      await expect(page.getByRole('main')).toContainText('You asked about 5 Lost Account Ct, 78704.');
      await expect(page.getByRole('main')).not.toContainText('that email');
    });

    test('the page by itself, with whatever query, confirms nothing', async ({ page }) => {
      for (const path of ['/stayintouch/verify', '/intl/es/stayintouch/verify']) {
        await page.goto(`${path}?email=${EMAIL}&form=form-labs&title=%3Cb%3E`);
        await expect(kept(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nothing to confirm|no hay nada/);
        await expect(page.getByRole('main')).not.toContainText(EMAIL);
      }
    });
  });

test('an address is shown on the page of its outcome only, and forgotten after thirty days', async ({
  page,
}) => {
  await checkAddress(page, '3 Almost There Ave');
  await expect(kept(page)).toContainText('3 Almost There Ave');
  for (const other of ['not-yet', 'available', 'try-again']) {
    await page.goto(`/address/${other}`);
    await expect(page.locator('skein-island[awake]').first()).toBeAttached();
    await expect(page.getByRole('main')).not.toContainText('Almost There Ave');
  }
  await page.clock.setFixedTime(Date.now() + STORED_FOR_MS + 1000);
  await page.goto('/address/almost-there');
  await expect(page.locator('skein-island[awake]').first()).toBeAttached();
  await expect(kept(page)).toHaveCount(0);
  await expect(signUp(page).getByLabel(labels.en.street)).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a form that was refused leads back to its page', async ({ page }) => {
    await page.goto('/intl/es/labs?utm_source=news');
    const form = page.getByRole('main').locator('form').last();
    await form.getByLabel('Correo electrónico').fill('sam@example');
    await form.getByRole('button', { name: 'Recibir los apuntes' }).click();
    await expect(page).toHaveURL('/address-forms');
    await expect(form.locator('[name=utmcsr]')).toHaveValue('news');
    await page.goto('/address-forms');
    await expect(page).toHaveURL('/intl/es/labs');
  });

  test('without cookies a sign-up arrives, and the page says so without naming it', async ({
    page,
    context,
  }) => {
    await page.route('**/*', async (route) => {
      const headers = { ...route.request().headers() };
      delete headers['cookie'];
      await route.continue({ headers });
    });
    await page.goto('/labs');
    const form = page.getByRole('main').locator('form').last();
    await form.getByLabel('Email').fill(EMAIL);
    await form.getByRole('button', { name: 'Send me the notes' }).click();
    await expect(page).toHaveURL(answerOf('/stayintouch/verify'));
    await context.clearCookies();
    await page.reload();
    await expect(page).toHaveURL('/stayintouch/verify');
    await expect(page.getByRole('main')).toContainText('we got it');
  });
});
