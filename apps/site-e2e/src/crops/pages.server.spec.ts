import { expect } from '@playwright/test';
import { EVERY_PAGE, inLanguages, NOWHERE } from '../pages.ts';
import { test } from '../site.fixture.ts';
import { ANSWERED, QUIZ } from '../quiz/quiz-on-page.ts';
import { cutPictures } from './shown-pictures.ts';

for (const path of EVERY_PAGE.flatMap(inLanguages)) {
  test(`${path}: no crop cuts what a picture is about, from 320 to 2560 px`, async ({ page, complaints }) => {
    if (path.endsWith(NOWHERE)) complaints.expect(/status of 404/);
    await page.goto(path);
    expect(await cutPictures(page)).toEqual([]);
  });
}

test('no crop of the quiz cuts what a picture is about, in its questions and its result', async ({
  page,
}) => {
  for (const step of [1, 2, 3, 4, 5, 6, 'result']) {
    await page.goto(`${QUIZ}${ANSWERED}&step=${step}`);
    expect(await cutPictures(page), `step ${step}`).toEqual([]);
  }
});
