import type { Reporter, TestCase } from 'vitest/node';

/** Tests that a function outside of the file makes have no place in it: those of one `describe` count as one. */
const placeOf = ({ module, location, parent }: TestCase) =>
  `${module.moduleId}:${location ? `${location.line}:${location.column}` : parent.type === 'suite' ? parent.fullName : ''}`;

/**
 * Says at the end of a run how many tests somebody has written, which is the number of places in test files that the
 * cases come from, and names the cases that passed at the second try. `npm test` reads both.
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
