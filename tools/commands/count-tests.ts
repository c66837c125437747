export interface Counted {
  readonly passed: number;
  readonly failed: number;
  /** Number of tests in the source files. A test in a loop counts as one, however often it runs. */
  readonly written: number;
  /** Names of the failed tests. `flaky` has the tests that passed only at the second try. */
  readonly failures: readonly string[];
  readonly flaky: readonly string[];
}

/** Reads the results of Vitest and Playwright from a task's output. A flaky test counts as passed. */
export function countTests(output: string): Counted {
  const counts = { passed: 0, failed: 0, flaky: 0, written: 0 };
  const names = { failed: new Set<string>(), flaky: new Set<string>() };
  let heading = '';
  for (const line of output.split('\n')) {
    if (/^\s*Tests\s/.test(line) || /^\s*\d+ (passed|failed|flaky)( \(|$)/.test(line))
      for (const word of ['passed', 'failed', 'flaky'] as const)
        counts[word] += Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
    counts.written += Number(/^ {4}Written {2}(\d+) tests$/.exec(line)?.[1] ?? 0);
    // Vitest prints a name after FAIL or FLAKY. Playwright prints names below a heading such as `2 failed`.
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
