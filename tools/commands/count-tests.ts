const COLOURS = /\u001b\[[0-9;]*m/g;
/** What Nx prints above the output of a task. */
const TASK = /^> nx run [^\s:]+:"?([^\s"]+)/;

export interface Counted {
  readonly passed: number;
  readonly failed: number;
}

const linesOf = (output: string) => output.replaceAll(COLOURS, '').split('\n');
const numberBefore = (line: string, word: string) =>
  Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);

/** Adds up what Vitest and Playwright say at their end. */
export function countTests(output: string): Counted {
  const closing = linesOf(output).filter(
    (line) => /^\s*Tests\s/.test(line) || /^\s*\d+ (passed|failed)( \(|$)/.test(line),
  );
  const count = (word: string) => closing.reduce((sum, line) => sum + numberBefore(line, word), 0);
  return { passed: count('passed'), failed: count('failed') };
}

/** Names of the tests that Vitest and Playwright list as failed, each once. */
export function failedTests(output: string): string[] {
  const vitest = /^ FAIL +(.+)$/;
  const playwright = /^ {4}(\[\w+\] › .+?)[ ─]*$/;
  return [
    ...new Set(
      linesOf(output).flatMap((line) => (vitest.exec(line) ?? playwright.exec(line))?.[1]?.trim() ?? []),
    ),
  ];
}

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
