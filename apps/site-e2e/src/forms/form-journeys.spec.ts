import { GOOD, shownOf } from './form-on-page.ts';
import { titleOf } from './form-row.ts';
import { FORM_ROWS } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

for (const row of FORM_ROWS) {
  test(`${titleOf(row)}: filled in and sent, it leads to its answer`, async ({ page, openForm }) => {
    const form = await openForm(row);
    await form.fill();
    await form.follow(() => form.button.click());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(form.posts).toHaveLength(1);
    const sent = Object.fromEntries(form.posts[0] ?? []);
    expect(Object.values(sent)).toEqual(expect.arrayContaining(Object.values(shownOf(row, GOOD))));
  });
}
