import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints how many tests somebody wrote: the places in the specs that made the cases of a run. */
export default class WrittenReporter implements Reporter {
  private readonly places = new Set<string>();

  onTestEnd({ location: { file, line, column } }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') this.places.add(`${file}:${line}:${column}`);
  }

  onEnd(): void {
    console.log(`\n    Written  ${this.places.size} tests`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
