import type { Reporter, TestCase } from 'vitest/node';

/**
 * The place in its file where a test is written. Tests that a function in another file creates have no place;
 * those of one `describe` count as one.
 */
const placeOf = ({ module, location, parent }: TestCase) =>
  `${module.moduleId}:${location ? `${location.line}:${location.column}` : parent.type === 'suite' ? parent.fullName : ''}`;

/**
 * Prints two things at the end of a run, which `npm test` reads: the number of written tests (places in test
 * files that the cases come from), and the names of the cases that passed on the second try.
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
