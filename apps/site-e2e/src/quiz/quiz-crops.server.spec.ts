import { cutPictures } from '../shown-pictures.ts';
import { expect, test } from '../site.fixture.ts';
import { ANSWERED, QUIZ } from './quiz-on-page.ts';

for (const step of [1, 2, 3, 4, 5, 6, 'result'])
  test(`no crop of the quiz at step ${step} cuts what a picture is about`, async ({ page }) => {
    await page.goto(`${QUIZ}${ANSWERED}&step=${step}`);
    expect(await cutPictures(page)).toEqual([]);
  });
