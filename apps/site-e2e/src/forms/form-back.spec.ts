import { POST, shownOf } from './form-on-page.ts';
import { tagsOf, titleOf } from './form-row.ts';
import { SERVED_ROWS } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

// A form whose post leads to its own page leaves no earlier page to go back to.
for (const row of SERVED_ROWS.filter(({ path, result }) => path !== result))
  test.describe(titleOf(row), { tag: tagsOf(row) }, () => {
    test('Back to a page that was not kept: what was typed is there and can be sent', async ({
      page,
      openForm,
    }) => {
      const form = await openForm(row);
      await form.fill();
      await form.follow(() => form.button.click());
      await page.goBack();
      expect(await form.typed()).toEqual(shownOf(row));
      await form.follow(() => form.button.click());
    });

    test('reloaded after a failure, it is as new and can be sent', async ({ page, openForm, complaints }) => {
      complaints.expect(/Failed to load resource|Address form submission failed/);
      await page.route(POST, (route) => route.fulfill({ status: 500, body: '' }));
      const form = await openForm(row);
      await form.fill();
      await form.button.click();
      await expect(form.alert).toBeVisible();
      await page.unroute(POST);
      await page.reload();
      await expect(form.alert).toHaveCount(0);
      await form.fill();
      await form.follow(() => form.button.click());
      expect(form.posts).toHaveLength(2);
    });
  });
