const COLOURS = /\u001b\[[0-9;]*m/g;
/** What Nx prints above the output of a task, and adds to it when the task did not run. */
const TASK = /^> nx run /;
const KEPT = / {2}\[[^\]]*cache[^\]]*\]$/;

export interface Counted {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed: how many ran at another time, with an outcome that Nx has kept. */
  readonly kept: number;
  /** Names of the tests that have failed, and of those that passed at the second try. */
  readonly failures: readonly string[];
  readonly flaky: readonly string[];
}

/** Adds up what Vitest and Playwright say at their end; a flaky test passes in the end. */
export function countTests(output: string): Counted {
  const counts = { passed: 0, failed: 0, flaky: 0, kept: 0 };
  const names = { failed: new Set<string>(), flaky: new Set<string>() };
  let isKept = false;
  let heading = '';
  for (const line of output.replaceAll(COLOURS, '').split('\n')) {
    if (TASK.test(line)) isKept = KEPT.test(line);
    if (/^\s*Tests\s/.test(line) || /^\s*\d+ (passed|failed|flaky)( \(|$)/.test(line))
      for (const word of ['passed', 'failed', 'flaky'] as const) {
        const count = Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
        counts[word] += count;
        if (isKept && word !== 'failed') counts.kept += count;
      }
    // Vitest has the name after a word, and Playwright below a number of such.
    heading = /^ {2}\d+ (\w+)/.exec(line)?.[1] ?? heading;
    const [, word, vitest = ''] = /^ (FAIL|FLAKY) +(.+)$/.exec(line) ?? [];
    const playwright = /^ {4}(\[\w+\] › .+?)[ ─]*$/.exec(line)?.[1];
    if (word !== undefined) names[word === 'FAIL' ? 'failed' : 'flaky'].add(vitest.trim());
    else if (playwright !== undefined && (heading === 'failed' || heading === 'flaky'))
      names[heading].add(playwright);
  }
  const { passed, failed, flaky, kept } = counts;
  return { passed: passed + flaky, failed, kept, failures: [...names.failed], flaky: [...names.flaky] };
}
