import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';
import { untilReadyToPost } from '../until-ready-to-post.ts';
import { REQUEST_ROWS, RequestOnPage } from './request-on-page.ts';

const BROUGHT_ABOUT = /Failed to load resource|Request form submission failed|human check is not available/i;

/** Matches the idempotency key in a post. By this key, a service recognizes a repeated post. */
const KEY = /idempotencyKey"?(?:\s+|=)(\w+)/;
/** A time after which a form has stopped waiting for an answer, ms. */
const BEYOND_PATIENCE_MS = 25_000;

const FAILURES: readonly {
  readonly what: string;
  /** Called before the page opens. */
  readonly before?: (page: Page) => Promise<void>;
  readonly breaks: (page: Page, path: string) => Promise<() => Promise<unknown>>;
  /** Causes the failure while the form is being sent. */
  readonly then?: (page: Page, form: RequestOnPage) => Promise<void>;
}[] = [
  {
    what: 'the service answers 500',
    async breaks(page, path) {
      await page.route(`**${path}`, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
      );
      return () => page.unroute(`**${path}`);
    },
  },
  {
    what: 'nobody answers',
    before: (page) => page.clock.install(),
    async breaks(page, path) {
      await page.route(`**${path}`, (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      );
      return () => page.unroute(`**${path}`);
    },
    async then(page, form) {
      await expect.poll(() => form.posts.length).toBe(1);
      await expect(form.button).toHaveAttribute('aria-busy', 'true');
      await expect(form.alert).toBeHidden();
      await page.clock.runFor(BEYOND_PATIENCE_MS);
    },
  },
  {
    what: 'there is no network',
    async breaks(page) {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
  {
    what: 'the connection breaks',
    async breaks(page, path) {
      await page.route(`**${path}`, (route) =>
        route.request().method() === 'POST' ? route.abort('timedout') : route.continue(),
      );
      return () => page.unroute(`**${path}`);
    },
  },
];

for (const [place, row] of REQUEST_ROWS.entries()) {
  // Every run tests the first form. The other forms use the same code to render, send and answer.
  const tag = place === 0 ? ['@phone'] : ['@full', '@phone'];
  test.describe(row.form, { tag }, () => {
    for (const language of ['en', 'es'] as const)
      test(`${place === 0 ? '@quick ' : ''}is filled in by keyboard, sent, and thanked for, in ${language}`, async ({
        page,
      }) => {
        const form = new RequestOnPage(page, row, language);
        await page.goto(form.path);
        await form.fill();
        await form.control('human').focus();
        await page.keyboard.press('Space');
        await expect(form.control('human')).toBeChecked();
        await page.keyboard.press('Tab');
        await expect(form.button).toBeFocused();
        await page.keyboard.press('Enter');
        await form.thanked(language);
        expect(form.posts.map((post) => new URL(post.url()).pathname)).toEqual([form.postedTo]);
        expect(new URL(page.url()).pathname).toBe(form.path);
      });

    test('wants the box of the human check checked', async ({ page }) => {
      const form = new RequestOnPage(page, row);
      await page.goto(form.path);
      await form.fill();
      await form.button.click();
      await expect(form.root.getByText('Check the box so we know').last()).toBeVisible();
      await expect(form.control('human')).toBeFocused();
      expect(form.posts).toEqual([]);
      await form.control('human').check();
      await form.button.click();
      await form.thanked();
    });

    test('says so when the human check does not work, and sends nothing', async ({ page, complaints }) => {
      complaints.expect(BROUGHT_ABOUT);
      const form = new RequestOnPage(page, row);
      await page.route('**/api/human-check/challenge', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(form.path);
      await form.fill();
      await form.control('human').check();
      await form.button.click();
      await expect(form.root.getByText('The check didn’t work').last()).toBeVisible();
      expect(form.posts).toEqual([]);
      await page.unroute('**/api/human-check/challenge');
      await form.button.click();
      await form.thanked();
    });

    for (const { what, before, breaks, then } of FAILURES)
      test(`${what}: it is said, what was typed stays, and the next try is taken`, async ({
        page,
        complaints,
      }) => {
        complaints.expect(BROUGHT_ABOUT);
        await before?.(page);
        const form = new RequestOnPage(page, row);
        await page.goto(form.path);
        const ready = untilReadyToPost(page, 'send-request');
        await form.fill();
        await ready;
        await form.control('human').check();
        const mend = await breaks(page, form.postedTo);
        await form.button.click();
        await then?.(page, form);
        await expect(form.alert).toContainText('Something went wrong.');
        await expect(form.button).toBeEnabled();
        expect(await form.typed()).toEqual(form.toType);
        await mend();
        await form.alert.getByRole('button', { name: 'Try again' }).click();
        await form.thanked();
        const keys = form.posts.map((post) => KEY.exec(post.postData() ?? '')?.[1]);
        expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
      });
  });

  test.describe(`${row.form}, without script`, { tag }, () => {
    test.use({ javaScriptEnabled: false });

    for (const language of ['en', 'es'] as const)
      test(`has no box to tick, and is thanked for on its page, in ${language}`, async ({ page }) => {
        const form = new RequestOnPage(page, row, language);
        await page.goto(form.path);
        await expect(form.control('human')).toBeHidden();
        await form.fill();
        await form.button.click();
        await form.thanked(language);
        expect(new URL(page.url()).pathname).toBe(form.path);
      });

    test('that was refused is in the other language as it was typed, and taken there', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/status of 422/);
      const [english, spanish] = (['en', 'es'] as const).map(
        (language) => new RequestOnPage(page, row, language),
      ) as [RequestOnPage, RequestOnPage];
      await page.goto(english.path);
      await english.fill();
      await english.control('email').fill('sam@example');
      // Acts like a browser that does not check forms.
      await english.root.evaluate((root: HTMLFormElement) => (root.noValidate = true));
      await english.button.click();
      await expect(page).toHaveTitle(/^Almost there/);
      // The visitor changes the form after the failed post.
      await english.control('firstName').fill('Zoë "Ñ"');
      const typed = await english.typed();
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /Español/ })
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
      expect(await spanish.typed()).toEqual(typed);
      await expect(spanish.root.locator('[aria-invalid=true]')).toHaveCount(0);
      await spanish.control('email').fill('zoe@example.com');
      await spanish.button.click();
      await spanish.thanked('es');
      expect(new URL(page.url()).pathname).toBe(spanish.path);
    });
  });
}

test('a form that came back goes to the other language with what was typed also where scripts run, and then with the page', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400|Failed to load resource|Request form submission failed/);
  const [row] = REQUEST_ROWS;
  if (!row) return;
  const [english, spanish] = [new RequestOnPage(page, row), new RequestOnPage(page, row, 'es')];
  const sender = /\/send-request[^/]*\.js/;
  await page.route(sender, (route) => route.abort());
  await page.goto(english.path);
  await english.fill();
  await english.control('human').click();
  // Fills in the trap field, as some add-ons do. The service then returns the form once.
  await english.root
    .locator('[name=referenceNote]')
    .evaluate((field: HTMLInputElement) => (field.value = 'filled in'));
  await english.button.click();
  await expect(page).toHaveTitle(/^That didn’t go through/);
  await page.unroute(sender);
  await english.control('firstName').fill('Zoë');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Español/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await expect(spanish.control('firstName')).toHaveValue('Zoë');
  await spanish.control('human').click();
  await spanish.button.click();
  await spanish.thanked('es');
  // The page no longer shows the form, so the language button acts as a link.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /English/ })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === english.path);
  await expect(english.control('firstName')).toHaveValue('');
});
