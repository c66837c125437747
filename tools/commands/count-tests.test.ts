import { expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

const VITEST = ` FAIL  src/quiz.test.ts > a step > is kept
 FLAKY  libs/quiz/src/quiz.stories.tsx > First Step
    Written  12 tests
      Tests  2 failed | 31 passed | 1 skipped (34)`;
const PLAYWRIGHT = `··×·
    Written  2 tests
  1 failed
    [phone] › pages/pages.spec.ts:35:3 › /: nothing shifts ────
  2 skipped
  1 flaky
    [phone] › quiz/quiz.spec.ts:9:3 › the quiz › goes back
  40 passed (12.3s)`;

it.each([
  ['Vitest', VITEST, 31, 2, 12],
  ['Playwright, of which one passed the second time,', PLAYWRIGHT, 41, 1, 2],
  ['several', `${VITEST}\n${VITEST}`, 62, 4, 24],
  ['nobody', 'all 7 passed the door', 0, 0, 0],
])('%s say how many cases have passed and failed, and how many tests made them', (...row) => {
  const [, output, passed, failed, written] = row;
  expect(countTests(output)).toMatchObject({ passed, failed, written });
});

it('names those that have failed and those that are flaky, each once', () => {
  const { failures, flaky } = countTests([VITEST, PLAYWRIGHT, VITEST].join('\n'));
  expect(failures).toEqual([
    'src/quiz.test.ts > a step > is kept',
    '[phone] › pages/pages.spec.ts:35:3 › /: nothing shifts',
  ]);
  expect(flaky).toEqual([
    'libs/quiz/src/quiz.stories.tsx > First Step',
    '[phone] › quiz/quiz.spec.ts:9:3 › the quiz › goes back',
  ]);
});
