import { withoutBootScript } from '../boot-script.ts';
import { expect, test } from '../site.fixture.ts';
import { QUIZ } from './quiz-on-page.ts';

const NEXT = '[data-step]:visible button[type=submit]:has(svg):not([aria-label])';

for (const [prefix, more] of [
  ['', 'One more'],
  ['/intl/es', 'Una persona más'],
] as const)
  test.describe(`${prefix}${QUIZ} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('@laptop every step is a form, and the answers end with a plan', async ({ page }) => {
      await page.goto(prefix + QUIZ);
      const next = page.locator(NEXT);
      const title = page.locator('[data-step]:visible :is(h1,h2)').first();
      const pick = (place: number) => page.locator('[data-step]:visible label').nth(place).click();
      const shows = (step: string) => expect(page.locator('[data-quiz]')).toHaveAttribute('data-quiz', step);
      const go = async (step: string) => {
        await next.click();
        await shows(step);
      };
      await go('1');
      await expect(page).toHaveURL(/\?step=1#quiz$/);
      const first = await title.innerText();
      // Zero people is not an answer, so the page shows the same question with a message.
      await next.click();
      await expect(page).toHaveURL(/household-size=0&step=2#quiz$/);
      await expect(title).toHaveText(first);
      await expect(page.locator('[data-wanted]')).toBeVisible();
      for (const people of ['1', '2']) {
        await page.getByRole('button', { name: more }).click();
        await expect(page.getByRole('spinbutton')).toHaveValue(people);
      }
      await page.getByRole('spinbutton').press('Enter');
      // The Enter key presses the first button in the form, which opens the next step.
      await expect(page).toHaveURL(/step=2&household-size=2#quiz$/);
      for (const [place, step] of [
        [0, '3'],
        [1, '4'],
        [1, '5'],
      ] as const) {
        await pick(place);
        await go(step);
      }
      // The first option counts alone, even if the visitor has ticked other options.
      for (const place of [0, 3, 4]) await pick(place);
      await go('6');
      await expect(page.locator('input[type=hidden][name=bandwidth]')).toHaveValue('core');
      await page.locator('form a[href]').click();
      await shows('5');
      await expect(page.locator('input[value=core]')).toBeChecked();
      await go('6');
      await pick(1);
      await go('7');
      await expect(page).toHaveURL(/step=result#quiz$/);
      await expect(title).toContainText('500');
      await page.goBack();
      await page.goForward();
      await expect(title).toContainText('500');
    });
  });

for (const query of [
  '?step=%3Cscript%3Ealert(1)%3C/script%3E',
  '?household-size=%27%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E&step=1',
  '?household-size=1e9&step=2',
  '?bandwidth=__proto__&bandwidth=edge-999&step=result',
  '?step=-1&step=NaN',
])
  test(`${query} shows the quiz, and nothing of what it says`, async ({ page }) => {
    const response = await page.goto(QUIZ + query);
    expect(response?.status()).toBe(200);
    expect(withoutBootScript((await response?.text()) ?? '')).not.toMatch(/onerror|alert\(1\)|__proto__/);
    await expect(page.locator('[data-quiz]')).toHaveAttribute('data-quiz', /^[01]$/);
  });
