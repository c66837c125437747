import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints how many tests the spec files contain. A test in a loop counts once. */
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
