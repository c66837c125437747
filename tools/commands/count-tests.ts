export interface Counted {
  readonly passed: number;
  readonly failed: number;
  /** Number of written tests: each has its own place in a file, so a test in a loop counts as one. */
  readonly written: number;
  /** Names of the tests that failed, and of those that passed on the second try. */
  readonly failures: readonly string[];
  readonly flaky: readonly string[];
}

/**
 * Adds up the results that Vitest and Playwright print in the output of a task. A flaky test passes in the
 * end.
 */
export function countTests(output: string): Counted {
  const counts = { passed: 0, failed: 0, flaky: 0, written: 0 };
  const names = { failed: new Set<string>(), flaky: new Set<string>() };
  let heading = '';
  for (const line of output.split('\n')) {
    if (/^\s*Tests\s/.test(line) || /^\s*\d+ (passed|failed|flaky)( \(|$)/.test(line))
      for (const word of ['passed', 'failed', 'flaky'] as const)
        counts[word] += Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
    counts.written += Number(/^ {4}Written {2}(\d+) tests$/.exec(line)?.[1] ?? 0);
    // Vitest has the name after a word, and Playwright below a number of such.
    heading = /^ {2}\d+ (\w+)/.exec(line)?.[1] ?? heading;
    const [, word, vitest = ''] = /^ (FAIL|FLAKY) +(.+)$/.exec(line) ?? [];
    const playwright = /^ {4}(\[\w+\] › .+?)[ ─]*$/.exec(line)?.[1];
    if (word !== undefined) names[word === 'FAIL' ? 'failed' : 'flaky'].add(vitest.trim());
    else if (playwright !== undefined && (heading === 'failed' || heading === 'flaky'))
      names[heading].add(playwright);
  }
  const { passed, failed, flaky, written } = counts;
  return {
    passed: passed + flaky,
    failed,
    written,
    failures: [...names.failed],
    flaky: [...names.flaky],
  };
}
