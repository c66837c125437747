import type { Page, Route } from '@playwright/test';
import { untilReadyToPost } from '../until-ready-to-post.ts';
import { GOOD, POST, shownOf, type FormOnPage } from './form-on-page.ts';
import { tagsOf, titleOf } from './form-row.ts';
import { FORM_ROWS } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

const BROUGHT_ABOUT = /Failed to load resource|Address form submission failed|human check is not available/;
/** A time after which a form has stopped waiting for an answer, ms. */
const BEYOND_PATIENCE_MS = 25_000;

interface Failure {
  readonly what: string;
  /** The form's message, if it differs from the usual one for failures. */
  readonly says?: string;
  /** Breaks the service before the page opens. Returns a function that repairs it. */
  readonly breaks: (page: Page) => Promise<() => Promise<unknown>>;
  /** Causes the failure once the form is filled in. */
  readonly before?: (page: Page) => Promise<void>;
  /** Causes the failure while the form is being sent. */
  readonly then?: (page: Page, form: FormOnPage) => Promise<void>;
}

const routed = (answer: (route: Route) => unknown) => async (page: Page) => {
  await page.route(POST, async (route) => void (await answer(route)));
  return () => page.unroute(POST);
};

const FAILURES: readonly Failure[] = [
  {
    what: 'the service answers 500',
    breaks: routed((route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Down</h1>' }),
    ),
  },
  {
    what: 'the service answers 429',
    says: 'Slowly. You can try again in 7 minutes.',
    breaks: routed((route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '400' },
        json: { error: { code: 'too_many_requests', message: 'Slowly.' } },
      }),
    ),
  },
  {
    what: 'the service answers with something else',
    breaks: routed((route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Portal</p>' }),
    ),
  },
  {
    what: 'nobody answers',
    async breaks(page) {
      await page.clock.install();
      return routed(() => undefined)(page);
    },
    async then(page, form) {
      await expect.poll(() => form.posts.length).toBe(1);
      await expect(form.button).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(BEYOND_PATIENCE_MS);
    },
  },
  {
    what: 'there is no network',
    breaks: async (page) => () => page.context().setOffline(false),
    before: (page) => page.context().setOffline(true),
  },
];

for (const row of FORM_ROWS) {
  test.describe(titleOf(row), { tag: tagsOf(row) }, () => {
    for (const { what, says = 'That didn’t go through.', breaks, before, then } of FAILURES) {
      test(`${what}: it is said, what was typed stays, and the next try is the same post`, async ({
        page,
        openForm,
        complaints,
      }) => {
        complaints.expect(BROUGHT_ABOUT);
        const mend = await breaks(page);
        // Starts to wait before the form opens, because a dialog touches its form as soon as the dialog is
        // open.
        const ready = untilReadyToPost(page, 'send-address');
        const form = await openForm(row);
        await form.fill();
        await ready;
        await before?.(page);
        await form.button.click();
        await then?.(page, form);
        await expect(form.alert).toContainText(says);
        await expect(form.button).toBeEnabled();
        expect(await form.typed()).toEqual(shownOf(row));

        await mend();
        await form.follow(() => form.alert.getByRole('button', { name: 'Try again' }).click());
        expect(form.posts).toHaveLength(2);
        const [first, second] = form.posts.map((post) => post.get('idempotencyKey'));
        expect(second).toBe(first);
        expect(first).toMatch(/^\w{32}$/);
      });
    }

    test('the next try fails, too: it is said again, and the focus is where it was', async ({
      page,
      openForm,
      complaints,
    }) => {
      complaints.expect(BROUGHT_ABOUT);
      await page.route(POST, (route) => route.fulfill({ status: 500, body: 'down' }));
      const form = await openForm(row);
      await form.fill();
      await form.button.click();
      const again = form.alert.getByRole('button', { name: 'Try again' });
      await again.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => form.posts.length).toBe(2);
      await expect(again).toBeVisible();
      expect(await form.root.evaluate((root) => root.contains(document.activeElement))).toBe(true);
    });

    test('a double click is one post', async ({ page, openForm }) => {
      const form = await openForm(row);
      await form.fill();
      await form.follow(() => form.button.dblclick());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(form.posts).toHaveLength(1);
    });

    test('sent by Enter and by click while it is on its way, it is one post', async ({ page, openForm }) => {
      const answers: Route[] = [];
      await page.route(POST, (route) => void answers.push(route));
      const form = await openForm(row);
      await form.fill();
      const last = form.field(row.shown.at(-1) ?? 'zip');
      await last.press('Enter');
      await expect.poll(() => answers.length).toBe(1);
      await last.press('Enter');
      await form.button.click({ force: true });
      await expect(form.button).toHaveAttribute('aria-busy', 'true');
      await form.follow(async () => answers[0]?.continue());
      expect(form.posts).toHaveLength(1);
    });

    test('in Spanish a failure is said in Spanish', async ({ page, openForm, complaints }) => {
      complaints.expect(BROUGHT_ABOUT);
      await page.route(POST, (route) => route.fulfill({ status: 503, body: '' }));
      const form = await openForm(row, 'es');
      await form.fill(GOOD);
      await form.button.click();
      await expect(form.alert).toContainText('No se pudo enviar.');
      await page.unroute(POST);
      await form.follow(() => form.alert.getByRole('button', { name: 'Intentar de nuevo' }).click());
    });
  });
}
