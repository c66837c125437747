import { holdScripts } from '../hold-scripts.ts';
import { GOOD, shownOf } from './form-on-page.ts';
import { tagsOf, titleOf } from './form-row.ts';
import { SERVED_ROWS } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

/** Matches the browser's messages about an island that has failed or never loaded. */
const BROUGHT_ABOUT = /Failed to load resource|island/;
/** A time after which an open dialog has stopped waiting for its form, ms. */
const BEYOND_PATIENCE_MS = 11_000;

for (const row of SERVED_ROWS) {
  const first = row.shown[0] ?? 'street';
  const last = row.shown.at(-1) ?? 'zip';

  test.describe(`${titleOf(row)}, before its script is there`, { tag: tagsOf(row) }, () => {
    test('what is typed stays, with the caret where it was', async ({ page, openForm }) => {
      const release = await holdScripts(page);
      const form = await openForm(row);
      await form.fill();
      const field = form.field(first);
      await field.focus();
      await field.press('Home');
      await field.press('ArrowRight');
      release();
      await form.isAwake();
      await field.press('X');
      const text = shownOf(row)[first] ?? '';
      await expect(field).toHaveValue(`${text.slice(0, 1)}X${text.slice(1)}`);
      expect({ ...(await form.typed()), [first]: text }).toEqual(shownOf(row));
    });

    test('keys pressed while it wakes are not lost', async ({ page, openForm }) => {
      const release = await holdScripts(page);
      const form = await openForm(row);
      const field = form.field(first);
      const text = `${GOOD[first]}`;
      await field.click();
      await page.keyboard.type(text.slice(0, 3));
      release();
      await page.keyboard.type(text.slice(3));
      await form.isAwake();
      await expect(field).toHaveValue(text);
    });

    for (const how of ['by its button', 'by Enter'] as const) {
      test(`sent ${how}, it is sent once`, async ({ page, openForm }) => {
        const release = await holdScripts(page);
        const form = await openForm(row);
        await form.fill();
        if (how === 'by Enter') await form.field(last).press('Enter');
        else await form.button.click();
        expect(form.posts).toHaveLength(0);
        await form.follow(async () => release());
        expect(form.posts).toHaveLength(1);
        expect(form.posts[0]?.get('idempotencyKey'), 'by script').toMatch(/^\w{32}$/);
      });
    }

    test('sent by an impatient visitor, it is still sent once', async ({ page, openForm }) => {
      const release = await holdScripts(page);
      const form = await openForm(row);
      await form.fill();
      await form.button.dblclick();
      await form.button.click();
      await form.follow(async () => release());
      expect(form.posts).toHaveLength(1);
    });

    test('sent empty, it says what is missing once it is there', async ({ page, openForm }) => {
      const release = await holdScripts(page);
      const form = await openForm(row);
      await form.button.click();
      release();
      await expect(form.issues.first()).toBeAttached();
      expect(form.posts).toHaveLength(0);
      await expect(form.root.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
    });

    test('filled in by the browser, it is sent with that', async ({ page, openForm }) => {
      const release = await holdScripts(page);
      const form = await openForm(row);
      await form.autofill();
      release();
      await form.follow(() => form.button.click());
      expect(Object.fromEntries(form.posts[0] ?? [])).toMatchObject({ formEntryId: row.entry });
      expect([...(form.posts[0]?.values() ?? [])]).toEqual(
        expect.arrayContaining(Object.values(shownOf(row))),
      );
    });

    test('a script that never arrives leaves it to the browser', async ({ page, openForm, complaints }) => {
      complaints.expect(BROUGHT_ABOUT);
      await page.clock.install();
      await page.route(/\/static\/[^/]*\.island-/, (route) => route.fulfill({ status: 404, body: '' }));
      const form = await openForm(row);
      await form.fill();
      await form.button.click();
      await expect
        .poll(async () => {
          await page.clock.runFor(1000);
          return form.posts.length;
        })
        .toBe(1);
      await expect(page).toHaveURL(form.resultUrl());
      expect(form.posts[0]?.get('idempotencyKey'), 'without script').toBeNull();
    });
  });

  test.describe(`${titleOf(row)}, awake`, { tag: tagsOf(row) }, () => {
    test('filled in by the browser, it is sent with that', async ({ openForm }) => {
      const form = await openForm(row);
      await form.awake();
      await form.autofill();
      expect(await form.typed()).toEqual(shownOf(row));
      await form.follow(() => form.button.click());
      expect(form.posts).toHaveLength(1);
    });
  });
}

for (const [language, prefix, words] of [
  ['English', '', ['Loading the form', 'The form isn’t loading here.', 'Check on a page of its own']],
  [
    'Spanish',
    '/intl/es',
    ['Cargando el formulario', 'El formulario no carga aquí.', 'Consultar en otra página'],
  ],
] as const)
  test(`a dialog whose form hangs says so, and leads to the page of the form, in ${language}`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load the address form/);
    await page.clock.install();
    const hangs = page.waitForRequest(/\/static\/address-form-view-/);
    await page.route(/\/static\/address-form-view-/, () => undefined);
    await page.goto(`${prefix}/`);
    await page.getByRole('main').locator('[data-action="open-address-check"]').first().click();
    await hangs;
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[aria-busy]').getByRole('img', { name: words[0] })).toBeVisible();
    await page.clock.runFor(BEYOND_PATIENCE_MS);
    await expect(dialog.getByRole('alert')).toHaveText(words[1]);
    await dialog.getByRole('link', { name: words[2] }).click();
    await expect(page).toHaveURL(`${prefix}/check-address`);
    await expect(page.getByRole('main').getByRole('form')).toBeVisible();
  });
