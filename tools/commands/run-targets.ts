import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { countTests, failedTests, flakyTests, outputOf, type Counted } from './count-tests.ts';
import { nxProfiled, ROOT } from './run.ts';

/** Tasks at a time: as there are cores, and no more than memory is usually there for. */
const TASKS = Math.min(4, availableParallelism());
const PROFILE = 'dist/nx-profile.json';
/** What Nx notes of a task: when it began and how long it took, µs, and how it ended. */
const Task = v.object({
  ts: v.number(),
  dur: v.number(),
  args: v.object({ target: v.object({ target: v.string() }), status: v.string() }),
});
/** Among others, such as the names of groups. */
const Profile = v.array(v.union([Task, v.looseObject({ ph: v.literal('M') })]));
type Task = v.InferOutput<typeof Task>;

const WELL = /^(?:success|.*-cache.*)$/;

export interface StepResult extends Counted {
  readonly name: string;
  readonly ok: boolean;
  /** How long its tasks took, one beside another. */
  readonly seconds: number;
  /** Names of the tests that have failed, for the end of a long run. */
  readonly failures?: readonly string[];
  /** Names of the tests that passed at the second try. */
  readonly flaky?: readonly string[];
}

export interface Target {
  /** What is said about it at the end. */
  readonly name: string;
  readonly target: string;
  /** It runs tests: without a single one it has failed, however it ended. */
  readonly tests?: boolean;
}

const tasksOf = (profile: unknown): readonly Task[] =>
  v.parse(Profile, profile).filter((event): event is Task => 'dur' in event);

/** Seconds in which at least one of the tasks ran. */
function secondsOf(tasks: readonly Task[]): number {
  let until = 0;
  let sum = 0;
  for (const { ts, dur } of tasks.toSorted((a, b) => a.ts - b.ts)) {
    sum += Math.max(0, ts + dur - Math.max(ts, until));
    until = Math.max(until, ts + dur);
  }
  return sum / 1_000_000;
}

/** Runs targets of all projects that have them, and tells of each by itself. */
export async function runTargets(
  targets: readonly Target[],
  options: readonly string[],
): Promise<StepResult[]> {
  const names = targets.map(({ target }) => target);
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  rmSync(join(ROOT, PROFILE), { force: true });
  const run = ['run-many', '-t', ...names, '--outputStyle=static', `--parallel=${TASKS}`, ...options];
  const { ok, output } = await nxProfiled(PROFILE, ...run);
  // Not there when Nx has ended before any task.
  const tasks = existsSync(join(ROOT, PROFILE))
    ? tasksOf(JSON.parse(readFileSync(join(ROOT, PROFILE), 'utf8')))
    : [];
  const results = targets.flatMap(({ name, target, tests = false }): StepResult[] => {
    const own = tasks.filter(({ args }) => args.target.target === target);
    // Without an end when another has failed before: that one tells why.
    if (own.length === 0 && !ok) return [];
    const printed = outputOf(target, output);
    const counted = countTests(printed);
    const well =
      own.length > 0 && own.every(({ args }) => WELL.test(args.status)) && !(tests && counted.passed === 0);
    return [
      {
        name,
        ok: well,
        seconds: secondsOf(own),
        failures: failedTests(printed),
        flaky: flakyTests(printed),
        ...counted,
      },
    ];
  });
  const told = ok || results.some((result) => !result.ok);
  return told
    ? results
    : [...results, { name: 'what these stand on', ok, seconds: 0, passed: 0, failed: 1, kept: 0 }];
}
