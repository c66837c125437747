import { expect, it } from 'vitest';
import { rerunOf } from './rerun.ts';

it.each([
  ['a task without a test', '@skein/quiz:lint', undefined, undefined, 'npx nx run @skein/quiz:lint'],
  [
    'a unit test',
    '@skein/quiz:test',
    undefined,
    'src/quiz.test.ts > a step > is kept',
    'npx nx run @skein/quiz:test src/quiz.test.ts',
  ],
  [
    'a journey',
    '@skein/site-e2e:journeys',
    'ci',
    '[phone] › quiz/quiz.spec.ts:9:3 › the quiz › goes back',
    'TEST_LEVEL=ci npm run e2e -- quiz/quiz.spec.ts:9 --project=phone',
  ],
  [
    'a story',
    '@skein/storybook:all-stories',
    undefined,
    'storybook-390-en-paper (chromium) ../../libs/quiz/src/quiz.stories.tsx > First Step',
    'cd apps/storybook && npx vitest run libs/quiz/src/quiz.stories.tsx',
  ],
])('says how to run %s again', (_, task, level, failure, command) => {
  expect(rerunOf(task, level, failure)).toBe(command);
});
