import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accessibilityTree } from '../carousels/accessibility-tree.ts';
import { expect, test } from '../site.fixture.ts';
import { ANSWERED, awakeQuiz, QUIZ, shown, told } from './quiz-on-page.ts';

type Shown = Awaited<ReturnType<typeof shown>>;
const NEXT = '[data-step]:visible button[type=submit]:has(svg):not([aria-label])';

const isClean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('[data-quiz]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

for (const [prefix, more] of [
  ['', 'One more'],
  ['/intl/es', 'Una persona más'],
] as const)
  test(
    `${prefix}${QUIZ} leads to a plan; back, forward, reload and sharing show what the address names`,
    { tag: prefix === '' ? [] : '@full' },
    async ({ page, context }) => {
      await page.goto(prefix + QUIZ);
      const seen: Shown[] = [];
      const next = page.locator(NEXT);
      const pick = (place: number) => page.locator('[data-step]:visible label').nth(place).click();
      const go = async (step: string) => {
        await next.click();
        await expect(page.locator('[data-quiz]')).toHaveAttribute('data-quiz', step);
      };
      // The first press starts the quiz's script, and still has its effect.
      await go('1');
      await isClean(page);
      await expect(next).toBeDisabled();
      for (let people = 0; people < 4; people++) await page.getByRole('button', { name: more }).click();
      for (const [place, step] of [
        [undefined, '2'],
        [0, '3'],
        [1, '4'],
        [1, '5'],
        [1, '6'],
      ] as const) {
        if (place !== undefined) await pick(place);
        seen.push(await shown(page));
        await go(step);
        await expect(page.locator('[data-step]:visible :is(h1,h2)').first()).toBeFocused();
        await isClean(page);
      }
      await pick(0);
      seen.push(await shown(page));
      await go('7');
      await isClean(page);
      seen.push(await shown(page));
      expect(seen.at(-1)?.title).toContain('1\u00a0Gig');
      expect(await told(page)).toEqual([
        'quiz_start',
        'quiz_step Household Size 1',
        'quiz_step Extenders 2',
        'quiz_step Priority Room 3',
        'quiz_step Internet Use 4',
        'quiz_step Bandwidth 5',
        'quiz_step Typical Day 6',
        'quiz_result home',
      ]);

      let at = seen.length - 1;
      for (const by of [-1, -1, 1, -2, -1, 3]) {
        at += by;
        await page.evaluate((steps) => history.go(steps), by);
        await expect.poll(() => shown(page)).toEqual(seen[at]);
      }
      await page.reload();
      await awakeQuiz(page);
      await expect.poll(() => shown(page)).toEqual(seen[at]);
      const other = await context.newPage();
      await other.goto(seen.at(-1)?.address ?? '');
      await expect.poll(() => shown(other)).toEqual(seen.at(-1));
      await expect.poll(() => told(other)).toEqual(['quiz_result home']);
    },
  );

test('@quick by keys alone, from the introduction to the plan', async ({ page }) => {
  await page.goto(QUIZ);
  const { keyboard } = page;
  const step = (name: string) => expect(page.locator('[data-quiz]')).toHaveAttribute('data-quiz', name);
  await page.locator(NEXT).focus();
  await keyboard.press('Enter');
  await step('1');
  // The title has the focus. Tab moves it to the first button, and then to the number field.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('3');
  await keyboard.press('Enter');
  await step('2');
  for (const now of ['3', '4', '5']) {
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await step(now);
  }
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.locator('[data-step="5"] input[value=core]')).not.toBeChecked();
  await expect(page.locator('[data-step="5"] input[value=home]')).toBeChecked();
  await keyboard.press('Enter');
  await step('6');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await step('7');
});

const names = (step: string) => `${QUIZ}${ANSWERED}&step=${step}`;

for (const [shownStep, next] of [
  ['4', '5'],
  ['6', '7'],
] as const)
  test(`the pictures of step ${next} are there before it is shown`, async ({ page }) => {
    await page.goto(names(shownStep));
    await awakeQuiz(page);
    const pictures = page.locator(`[data-step="${next}"] img`);
    await expect(pictures).not.toHaveCount(0);
    await expect(pictures.first()).toBeHidden();
    await expect
      .poll(() =>
        pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ naturalWidth }) => naturalWidth > 0)),
      )
      .toBe(true);
  });

for (const [kind, url, expected] of [
  [
    'a number',
    names('1'),
    [
      'progressbar Progress',
      'group How many people live at home?',
      'spinbutton How many people live at home?',
      'button One fewer',
      'button One more',
      'button Next',
    ],
  ],
  [
    'yes or no',
    names('2'),
    ['radio No, one router is enough', 'radio Yes, there are dead spots', 'button Next', 'link Back'],
  ],
  [
    'one of three',
    names('4'),
    ['group What do you mostly do online?', 'radio Email, news, recipes', 'radio Movies and series'],
  ],
  [
    'as many as apply',
    names('5'),
    [
      'group What goes on at the same time?',
      'checkbox One thing at a time',
      'checkbox Cameras that never sleep',
    ],
  ],
  [
    'the result',
    names('result'),
    ['heading Skein 1\u00a0Gig is for you.', 'link Get Skein 1\u00a0Gig', 'link Start over'],
  ],
] as const)
  test(`a screen reader finds the names of ${kind}`, async ({ page }) => {
    await page.goto(url);
    await awakeQuiz(page);
    const session = await page.context().newCDPSession(page);
    const heard = (await accessibilityTree(session, '[data-quiz]')).map(
      ({ role, name }) => `${role} ${name}`,
    );
    expect(heard).toEqual(expect.arrayContaining([...expected]));
    await isClean(page);
  });
