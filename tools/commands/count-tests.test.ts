import { describe, expect, it } from 'vitest';
import { countTests, failedTests, flakyTests, outputOf } from './count-tests.ts';

const VITEST = ` Test Files  1 failed | 3 passed (4)
      Tests  2 failed | 31 passed | 1 skipped (34)
   Start at  10:50:53`;
const PLAYWRIGHT = `  1 failed
    [phone] › pages/pages.spec.ts:35:3 › /: nothing shifts
  2 skipped
  1 flaky
    [phone] › quiz/quiz.spec.ts:9:3 › the quiz › goes back
  40 passed (12.3s)`;

describe('the tests that have run', () => {
  it.each([
    ['Vitest says', VITEST, { passed: 31, failed: 2 }],
    ['Playwright says', PLAYWRIGHT, { passed: 41, failed: 1 }],
    ['several say', `${VITEST}\n${PLAYWRIGHT}\n${VITEST}`, { passed: 103, failed: 5 }],
    [
      'are written in colours',
      '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m6 passed\u001b[39m (6)',
      { passed: 6, failed: 0 },
    ],
    ['nobody counts', 'all 7 passed the door', { passed: 0, failed: 0 }],
  ])('are as many as %s', (_, output, counted) => {
    expect(countTests(output)).toEqual({ ...counted, kept: 0 });
  });

  it('are named when they have failed, each once', () => {
    const vitest = ' \u001b[31mFAIL\u001b[39m  src/quiz.test.ts > a step > is kept\nAssertionError: FAIL';
    expect(failedTests([vitest, PLAYWRIGHT, vitest].join('\n'))).toEqual([
      'src/quiz.test.ts > a step > is kept',
      '[phone] › pages/pages.spec.ts:35:3 › /: nothing shifts',
    ]);
    expect(failedTests('  40 passed (12.3s)')).toEqual([]);
  });

  it('are named as flaky when they passed at the second try', () => {
    const vitest = ' FLAKY  libs/quiz/src/quiz.stories.tsx > First Step';
    expect(flakyTests([vitest, PLAYWRIGHT].join('\n'))).toEqual([
      'libs/quiz/src/quiz.stories.tsx > First Step',
      '[phone] › quiz/quiz.spec.ts:9:3 › the quiz › goes back',
    ]);
  });

  it('are those of a target, whatever Nx runs beside it', () => {
    const output = `
> nx run @skein/ui:test

      Tests  5 passed (5)

> nx run @skein/ui:stories  [local cache]

      Tests  7 passed (7)

> nx run @skein/blocks:test

      Tests  11 passed (11)

> nx run @skein/site-e2e:"e2e:pages"

  13 passed (1.0s)
`;
    const passed = (target: string) => countTests(outputOf(target, output)).passed;
    expect(['test', 'stories', 'e2e:pages', 'e2e', 'build'].map(passed)).toEqual([16, 7, 13, 0, 0]);
    // Those of the stories did not run: Nx has kept what came of them.
    expect(countTests(output)).toEqual({ passed: 36, failed: 0, kept: 7 });
  });
});
