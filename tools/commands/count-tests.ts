const COLOURS = /\u001b\[[0-9;]*m/g;
/** What Nx prints above the output of a task, and adds to it when the task did not run. */
const TASK = /^> nx run [^\s:]+:"?([^\s"]+)/;
const KEPT = / {2}\[[^\]]*cache[^\]]*\]$/;

export interface Counted {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed: how many ran at another time, with an outcome that Nx has kept. */
  readonly kept: number;
}

const linesOf = (output: string) => output.replaceAll(COLOURS, '').split('\n');
const numberBefore = (line: string, word: string) =>
  Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);

/** How many tests have passed and failed in lines in which Vitest and Playwright close. A flaky one passes in the end. */
function countIn(lines: readonly string[]): Omit<Counted, 'kept'> {
  const closing = lines.filter(
    (line) => /^\s*Tests\s/.test(line) || /^\s*\d+ (passed|failed|flaky)( \(|$)/.test(line),
  );
  const count = (word: string) => closing.reduce((sum, line) => sum + numberBefore(line, word), 0);
  return { passed: count('passed') + count('flaky'), failed: count('failed') };
}

/** Adds up what Vitest and Playwright say at their end. */
export function countTests(output: string): Counted {
  let isKept = false;
  const kept = linesOf(output).filter((line) => {
    if (TASK.test(line)) isKept = KEPT.test(line);
    return isKept;
  });
  return { ...countIn(linesOf(output)), kept: countIn(kept).passed };
}

/** Names of tests, each once: what Vitest has after a word, and Playwright below a number of such. */
function namesOf(output: string, vitest: RegExp, word: string): string[] {
  let isBelow = false;
  const names = linesOf(output).flatMap((line) => {
    const heading = /^ {2}\d+ (\w+)/.exec(line)?.[1];
    if (heading !== undefined) isBelow = heading === word;
    const playwright = isBelow ? /^ {4}(\[\w+\] › .+?)[ ─]*$/ : /$^/;
    return (vitest.exec(line) ?? playwright.exec(line))?.[1]?.trim() ?? [];
  });
  return [...new Set(names)];
}

/** Names of the tests that have failed. */
export const failedTests = (output: string) => namesOf(output, /^ FAIL +(.+)$/, 'failed');
/** Names of the tests that passed at the second try. */
export const flakyTests = (output: string) => namesOf(output, /^ FLAKY +(.+)$/, 'flaky');

/** What Nx has printed of the tasks of a target. */
export function outputOf(target: string, output: string): string {
  let current: string | undefined;
  return linesOf(output)
    .filter((line) => {
      current = TASK.exec(line)?.[1] ?? current;
      return current === target;
    })
    .join('\n');
}
