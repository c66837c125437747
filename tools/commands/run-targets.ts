import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { countTests, outputOf, type Counted } from './count-tests.ts';
import { nx, ROOT } from './run.ts';

/** What Nx writes down of every run. Times as ISO dates, status as exit code. */
const Run = v.object({
  run: v.object({ startTime: v.string() }),
  tasks: v.array(
    v.object({ target: v.string(), startTime: v.string(), endTime: v.string(), status: v.number() }),
  ),
});

export interface StepResult extends Counted {
  readonly name: string;
  readonly ok: boolean;
  /** How long its tasks took, one beside another. */
  readonly seconds: number;
}

export interface Target {
  /** What is said about it at the end. */
  readonly name: string;
  readonly target: string;
  /** It runs tests: without a single one it has failed, however it ended. */
  readonly tests?: boolean;
}

type Task = v.InferOutput<typeof Run>['tasks'][number];

/** @throws when Nx has not written down the run that has just ended */
function tasksSince(begun: number): readonly Task[] {
  const file = resolve(ROOT, process.env['NX_CACHE_DIRECTORY'] ?? '.nx/cache', 'run.json');
  const { run, tasks } = v.parse(Run, JSON.parse(readFileSync(file, 'utf8')));
  if (Date.parse(run.startTime) < begun) throw new Error(`${file} tells of an earlier run`);
  return tasks;
}

/** Seconds in which at least one of the tasks ran. */
function secondsOf(tasks: readonly Task[]): number {
  let until = 0;
  let sum = 0;
  const spans = tasks.map(({ startTime, endTime }) => [Date.parse(startTime), Date.parse(endTime)] as const);
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum / 1000;
}

/** Runs targets of all projects that have them, as many at a time as there are cores, and tells of each by itself. */
export async function runTargets(
  targets: readonly Target[],
  options: readonly string[],
): Promise<StepResult[]> {
  const begun = Date.now();
  const names = targets.map(({ target }) => target);
  const { ok, output } = await nx('run-many', '-t', ...names, '--outputStyle=static', ...options);
  const tasks = tasksSince(begun);
  const results = targets.flatMap(({ name, target, tests = false }): StepResult[] => {
    const own = tasks.filter((task) => task.target === target);
    // Without an end when another has failed before: that one tells why.
    if (own.length === 0 && !ok) return [];
    const counted = countTests(outputOf(target, output));
    const well =
      own.length > 0 && own.every(({ status }) => status === 0) && !(tests && counted.passed === 0);
    return [{ name, ok: well, seconds: secondsOf(own), ...counted }];
  });
  const told = ok || results.some((result) => !result.ok);
  return told ? results : [...results, { name: 'what these stand on', ok, seconds: 0, passed: 0, failed: 1 }];
}
