import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { TEST_LEVELS, type TestLevel } from '../../libs/test-level.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { runTasks, type Task } from './nx-tasks.ts';
import { rerunOf } from './rerun.ts';

/**
 * A step of the commands `npm test`, `npm run test:ci` and `npm run test:full`. The command stops after a
 * failed step, except with `--keep-going`.
 */
interface Step {
  readonly name: string;
  /** Nx targets. They run in every project that has them. */
  readonly targets: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const AFTER_QUICK = { TEST_LEVEL: 'ci', TEST_AFTER: 'quick' };
const FULL = { TEST_LEVEL: 'full' };
const stories = (name: string, env: Readonly<Record<string, string>>): Step => ({
  name: `stories, ${name}`,
  targets: ['all-stories'],
  env: { ...FULL, ...env },
});

/** The steps of each level. A level also runs the steps of the lower levels first. See docs/adr/0018. */
const STEPS: Readonly<Record<TestLevel, readonly Step[]>> = {
  quick: [
    {
      name: 'text, types, lint, units',
      targets: ['format', 'unused', 'folders', 'features', 'typecheck', 'lint', 'test', 'ready-for-visits'],
    },
    { name: 'in a browser', targets: ['all-stories', 'visits'] },
  ],
  ci: [
    {
      name: 'processes, packages, tools',
      targets: ['processes', 'budgets', 'checks', 'components', 'build', 'versions', 'tarballs'],
    },
    { name: 'all stories and journeys', targets: ['all-stories', 'journeys'], env: AFTER_QUICK },
  ],
  full: [
    { name: 'every unit', targets: ['test'], env: FULL },
    { name: 'generators and packages', targets: ['prove', 'packages'] },
    { name: 'every journey', targets: ['journeys'], env: FULL },
    { name: 'built catalogue', targets: ['plays', 'catalogue'], env: FULL },
    stories('320 px', { STORY_VIEWPORT: '320' }),
    stories('1440 px', { STORY_VIEWPORT: '1440' }),
    stories('Spanish', { STORY_LANGUAGE: 'es' }),
    stories('Spanish, 1440 px', { STORY_LANGUAGE: 'es', STORY_VIEWPORT: '1440' }),
    stories('text at 200 %', { STORY_TEXT: '200' }),
  ],
};

const known = { level: { type: 'string', default: 'quick' }, 'keep-going': { type: 'boolean' } } as const;
/**
 * Returns the options of the command. Ends the process if an option is unknown, because a mistyped option must not
 * start a run of ten minutes.
 */
function asked() {
  try {
    return parseArgs({ options: known }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\nnpm test [-- --keep-going]; see CONTRIBUTING.md`);
    return process.exit(2);
  }
}
const { level, 'keep-going': keepGoing = false } = asked();
const last = TEST_LEVELS.findIndex((name) => name === level);
if (last < 0) throw new Error(`--level is ${level}; it must be ${TEST_LEVELS.join(', ')}`);
const steps = TEST_LEVELS.slice(0, last + 1).flatMap((name) => STEPS[name]);

const { path, how } = findChromium();
console.log(`Chromium: ${path} (${how})`);
process.env['CHROMIUM_PATH'] = path;
// Each step sets these variables itself. Nx includes their values in the keys of its cache.
for (const variable of ['TEST_LEVEL', 'TEST_AFTER']) delete process.env[variable];

const clock = (since: number) => {
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
const casesOf = ({ passed, failed }: Pick<Task, 'passed' | 'failed'>) =>
  passed + failed === 0 ? '' : `${passed + failed} cases`;
const fromCache = ({ cached }: Pick<Task, 'cached'>) => (cached ? 'from the cache' : '');
const words = (...all: readonly string[]) => all.filter((word) => word !== '').join(', ');

interface Failure {
  readonly what: string;
  readonly again: string;
}
interface Outcome {
  readonly step: string;
  readonly tasks: readonly Task[];
  readonly failures: readonly Failure[];
}

function failuresOf({ id, failures }: Task, env: Step['env']): readonly Failure[] {
  const again = (failure?: string) => rerunOf(id, env?.['TEST_LEVEL'], failure);
  if (failures.length === 0) return [{ what: id, again: again() }];
  return failures.map((failure) => ({ what: `${id}: ${failure}`, again: again(failure) }));
}

async function take({ name, targets, env = {} }: Step, begun: number): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const options = [`--parallel=${Math.min(4, availableParallelism())}`, ...(keepGoing ? [] : ['--nxBail'])];
  const { ok, tasks, closing } = await runTasks(['run-many', '-t', ...targets, ...options], {
    env,
    onEnd: (task) => {
      const cases = casesOf(task);
      if (cases !== '')
        console.log(`${clock(begun).padStart(6)}  ${task.id.padEnd(36)} ${words(cases, fromCache(task))}`);
    },
  });
  const failed = tasks.filter((task) => !task.ok);
  for (const { id, output } of failed) console.log(`\n✖ ${id}\n${output}\n`);
  // If no task failed, Nx itself failed. Its last message gives the reason.
  const failures = failed.flatMap((task) => failuresOf(task, env));
  if (!ok && failures.length === 0)
    failures.push({ what: closing, again: `npx nx run-many -t ${targets.join(' ')}` });
  const others = Map.groupBy(
    tasks.filter((task) => casesOf(task) === '' && task.ok),
    ({ id }) => id.slice(id.indexOf(':') + 1),
  );
  const rest = [...others].map(([target, all]) => (all.length === 1 ? target : `${target} of ${all.length}`));
  if (rest.length > 0) console.log(`${clock(begun).padStart(6)}  ${rest.join(', ')}`);
  return { step: name, tasks, failures };
}

const begun = performance.now();
const outcomes: Outcome[] = [];
for (const step of steps) {
  const outcome = await take(step, begun);
  outcomes.push(outcome);
  if (outcome.failures.length > 0 && !keepGoing) break;
}

const tasks = outcomes.flatMap((outcome) => outcome.tasks);
const failures = outcomes.flatMap((outcome) => outcome.failures);
const sumOf = (which: 'passed' | 'failed' | 'written', of: readonly Task[] = tasks) =>
  of.reduce((sum, task) => sum + task[which], 0);
const cached = tasks.filter((task) => task.cached);

for (const flaky of tasks.flatMap((task) => task.flaky)) console.log(`  flaky   ${flaky}`);
if (failures.length > 0) console.log(`\n${failures.length} failed:`);
for (const { what, again } of failures) console.log(`  ✖ ${what}\n      again: ${again}`);
console.log(
  `\n${clock(begun)} min. ${sumOf('written')} tests written by hand made ${sumOf('passed') + sumOf('failed')} cases; ` +
    `${sumOf('passed', cached)} of them are from the cache.`,
);
// A run without failures and without passed tests has also failed.
const passed = sumOf('passed');
console.log(`${passed} passed, ${Math.max(sumOf('failed'), failures.length, passed === 0 ? 1 : 0)} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
