import AxeBuilder from '@axe-core/playwright';
import { utcOf } from '@skein/forms/contract';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';
import { bookableDay, CallOnPage, saturday, SERVICE } from './call-on-page.ts';

const MAINTENANCE = '[data-analytics-id="maintenance-call"]';
const MODAL = 'dialog [data-analytics-id="schedule-call"]';
const FAILED = /Failed to load resource|Call-back request submission failed/;

async function axe(page: Page, part: string) {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const fits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

test('a call is asked for in a dialog of support, by keys alone', async ({ page }) => {
  await page.goto('/support');
  const call = new CallOnPage(page, MODAL);
  const opens = page.getByRole('button', { name: 'Pick a time' });
  await opens.focus();
  await page.keyboard.press('Enter');
  await expect(call.progress()).toHaveAttribute('aria-valuenow', '25');
  await call.field('firstName').focus();
  for (const text of ['Sam', 'Reyes', 'sam@example.com', '737-555-0142']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(call.field('phone')).toHaveValue('7375550142');
  await expect(call.field('issue')).toBeFocused();
  await page.keyboard.type('My bill');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A charge');
  await page.keyboard.press('Enter');
  await expect(call.progress()).toHaveAttribute('aria-valuenow', '50');
  await axe(page, MODAL);
  await call.fillDate();
  await call.field('timeZone').focus();
  await page.keyboard.press('Tab');
  await expect(call.button('next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(call.progress()).toHaveAttribute('aria-valuenow', '75');
  await axe(page, MODAL);
  const sent = page.waitForRequest(SERVICE);
  await call.button('send').press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    firstName: 'Sam',
    phone: '7375550142',
    issue: 'billing',
    issueDetail: 'A charge',
    time: utcOf(bookableDay(), '09:00', 'America/Los_Angeles'),
  });
  await expect(call.done()).toBeVisible();
  await axe(page, MODAL);
  expect(page.url()).not.toContain('Sam');
  await call.root.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(opens).toBeFocused();
});

test('@quick a call about maintenance is asked for in Spanish on a phone, and leads to a calendar', async ({
  page,
}) => {
  await page.goto('/intl/es/maintenance');
  const call = new CallOnPage(page, MAINTENANCE, 'es');
  await call.button('next').click();
  await expect(call.root.locator('[aria-invalid]')).toHaveCount(1);
  await fits(page);
  await call.fillContact();
  await call.button('next').click();
  await call.fillDate(saturday());
  await call.button('next').click();
  await expect(call.field('date')).toHaveAttribute('aria-invalid', 'true');
  await expect(call.root).toContainText('En fin de semana, llámanos tú');
  await fits(page);
  await call.fillDate();
  await call.button('next').click();
  await fits(page);
  await call.button('send').click();
  await expect(call.done()).toHaveAttribute('href', /calendar\.google\.com/);
  const file = await page.request.get(
    (await call.root.locator('a[href*=".ics"]').getAttribute('href')) ?? '',
  );
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await file.text()).toContain('BEGIN:VEVENT');
  // The page reports the call once, with the same words in every language, and without the visitor's data.
  const layer = await page.evaluate(() => JSON.stringify((globalThis as { dataLayer?: object[] }).dataLayer));
  const told: { readonly event?: string }[] = JSON.parse(layer);
  expect(told.filter(({ event }) => event !== 'page_view')).toEqual([
    {
      event: 'fiber_maintenance',
      category: 'fiber-maintenance',
      action: 'click',
      label: 'contact info confirm',
    },
  ]);
  expect(layer).not.toMatch(/Sam|Reyes|@|7375550142/);
});

/** A time after which a call form has stopped waiting for an answer, ms. */
const BEYOND_PATIENCE_MS = 25_000;

for (const [what, answer] of [
  ['answers 500', (route) => route.fulfill({ status: 500, body: 'oops' })],
  ['cannot be reached', (route) => route.abort('internetdisconnected')],
  ['never answers', undefined],
] satisfies [string, ((route: Route) => Promise<void>) | undefined][])
  test(`a service that ${what} is tried again, with everything kept and as the same request`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(FAILED);
    const keys: (string | undefined)[] = [];
    await page.route(SERVICE, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) await route.continue();
      else await answer?.(route);
    });
    if (!answer) await page.clock.install();
    await page.goto('/maintenance');
    const call = new CallOnPage(page, MAINTENANCE);
    await call.fillContact();
    await call.button('next').click();
    await call.fillDate();
    await call.button('next').click();
    await call.button('send').click();
    if (!answer) {
      await expect.poll(() => keys.length).toBe(1);
      await expect(call.button('send')).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(BEYOND_PATIENCE_MS);
    }
    await expect(call.root.getByRole('alert')).toBeVisible();
    await expect(call.button('send')).toBeEnabled();
    await expect(call.root).toContainText('sam@example.com');
    await call.button('retry').click();
    await expect(call.done()).toBeVisible();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

test('a page that was left open for weeks is told that its day has gone', async ({ page, complaints }) => {
  complaints.expect(/status of 422/);
  // The day was valid when the visitor chose it, but has passed when the service receives it.
  await page.route(
    SERVICE,
    (route) => {
      const asked: object = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify({ ...asked, time: '2026-03-02T16:00:00.000Z' }) });
    },
    { times: 1 },
  );
  await page.goto('/maintenance');
  const call = new CallOnPage(page, MAINTENANCE);
  await call.fillContact();
  await call.button('next').click();
  await call.fillDate();
  await call.button('next').click();
  await expect(call.progress()).toHaveAttribute('aria-valuenow', '75');
  await call.button('send').click();
  await expect(call.progress()).toHaveAttribute('aria-valuenow', '50');
  await expect(call.field('date')).toBeFocused();
  await expect(call.root).toContainText('can no longer be booked');
  await expect(call.field('timeZone')).toHaveValue('PST');
});

test('the moment of the call is the same, whatever the clock of the visitor shows', async ({
  browser,
  site,
}) => {
  const moments: string[] = [];
  for (const timezoneId of [
    'UTC',
    'America/New_York',
    'America/Los_Angeles',
    'America/Phoenix',
    'Pacific/Honolulu',
  ]) {
    const context = await browser.newContext({ timezoneId, baseURL: site.origin });
    const page = await context.newPage();
    await page.route(SERVICE, (route) => route.fulfill({ json: { status: 'scheduled' } }));
    await page.goto('/maintenance');
    const call = new CallOnPage(page, MAINTENANCE);
    await call.fillContact();
    await call.button('next').click();
    // The form has already chosen the visitor's own time zone, if its list contains it.
    if (timezoneId === 'America/Phoenix') await expect(call.field('timeZone')).toHaveValue('AZ');
    await call.fillDate(bookableDay(), 'MST');
    await call.button('next').click();
    const sent = page.waitForRequest(SERVICE);
    await call.button('send').click();
    moments.push((await sent).postDataJSON().time);
    await context.close();
  }
  expect(moments).toEqual(Array.from({ length: 5 }, () => utcOf(bookableDay(), '09:00', 'America/Denver')));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, selector] of [
    ['/maintenance', MAINTENANCE],
    ['/support/schedule-a-call', '[data-analytics-id="schedule-call"]'],
  ] as const)
    test(`a call is asked for on four pages from ${path}`, async ({ page, complaints }) => {
      complaints.expect(/status of (403|422)/);
      await page.goto(path);
      const call = new CallOnPage(page, selector);
      await call.fillContact();
      if (path !== '/maintenance') await call.fillIssue();
      await call.button('next').click();
      await call.fillDate(saturday());
      await call.button('next').click();
      await expect(call.field('date')).toHaveAttribute('aria-invalid', 'true');
      await call.fillDate();
      await call.button('next').click();
      await expect(call.root.getByText('sam@example.com')).toBeVisible();
      // The browser's Back button acts like the step's button, and does not ask whether to send the form
      // again.
      await page.goBack();
      await expect(call.field('timeZone')).toHaveValue('PST');
      await page.goForward();
      await call.button('back').click();
      await expect(call.field('timeZone')).toHaveValue('PST');
      await call.button('next').click();
      await call.button('send').click();
      await expect(call.done()).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      await fits(page);
    });
});
