import type { Reporter, TestCase } from 'vitest/node';

/**
 * Returns the place in its file where a test is written. A test that a function in another file creates has no
 * place; all such tests of one `describe` count as one.
 */
const placeOf = ({ module, location, parent }: TestCase) =>
  `${module.moduleId}:${location ? `${location.line}:${location.column}` : parent.type === 'suite' ? parent.fullName : ''}`;

/**
 * Prints two things for `npm test` at the end of a run: the number of written tests, which is the number of
 * places in test files, and the names of the tests that passed on the second try.
 */
export const testReporter: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky === true)
      console.log(` FLAKY  ${test.module.relativeModuleId} > ${test.fullName}`);
  },
  onTestRunEnd(modules) {
    const places = new Set<string>();
    for (const module of modules)
      for (const test of module.children.allTests())
        if (['passed', 'failed'].includes(test.result().state)) places.add(placeOf(test));
    console.log(`    Written  ${places.size} tests`);
  },
};
