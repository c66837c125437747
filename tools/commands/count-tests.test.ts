import { expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

const VITEST = ` \u001b[31mFAIL\u001b[39m  src/quiz.test.ts > a step > is kept
 FLAKY  libs/quiz/src/quiz.stories.tsx > First Step
\u001b[2m      Tests \u001b[22m 2 failed | \u001b[32m31 passed\u001b[39m | 1 skipped (34)`;
const PLAYWRIGHT = `  1 failed
    [phone] › pages/pages.spec.ts:35:3 › /: nothing shifts
  2 skipped
  1 flaky
    [phone] › quiz/quiz.spec.ts:9:3 › the quiz › goes back
  40 passed (12.3s)`;

it.each([
  ['Vitest', VITEST, 31, 2],
  ['Playwright, of which one passed the second time,', PLAYWRIGHT, 41, 1],
  ['several', `${VITEST}\n${PLAYWRIGHT}\n${VITEST}`, 103, 5],
  ['nobody', 'all 7 passed the door', 0, 0],
])('%s say how many have passed and failed', (_, output, passed, failed) => {
  expect(countTests(output)).toMatchObject({ passed, failed, kept: 0 });
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

it('tells those that did not run, because Nx has kept what came of them', () => {
  const output = `
> nx run @skein/ui:test
      Tests  5 passed (5)
> nx run @skein/ui:stories  [local cache]
      Tests  7 passed (7)
> nx run @skein/site-e2e:"e2e:pages"
  13 passed (1.0s)`;
  expect(countTests(output)).toMatchObject({ passed: 25, kept: 7 });
});
