import { availableParallelism } from 'node:os';
import { findChromium } from '../browser/find-chromium.ts';
import { journeyTargets } from './areas.ts';
import { countTests, type Counted } from './count-tests.ts';
import { nx, run, type RunResult } from './run.ts';

/**
 * `npm test`: every check, the quick ones first. What needs no browser shares the two cores; a browser has the machine
 * for itself, because its tests have limits of time. `--full` adds what only some changes can break, and `--keep-going`
 * goes on after a failure.
 */
const full = process.argv.includes('--full');
const keepGoing = process.argv.includes('--keep-going');

const { path, how } = findChromium();
console.log(`Chromium: ${path} (${how})`);
process.env['CHROMIUM_PATH'] = path;
process.env['NX_DAEMON'] = 'false';
if (full) process.env['FULL'] = '1';

interface Result extends Counted {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}
/** Checks that run one after the other, for as long as they do well; or one that runs many tasks. */
type Part = () => Promise<readonly Result[]>;

async function timed(name: string, work: () => Promise<RunResult>): Promise<Result & RunResult> {
  const begun = performance.now();
  const { ok, output } = await work();
  return { name, ok, output, seconds: (performance.now() - begun) / 1000, ...countTests(output) };
}

/** Commands of their own, each shown when it has ended, so that what runs beside it does not come in between. */
const commands =
  (all: Readonly<Record<string, string>>): Part =>
  async () => {
    const results: Result[] = [];
    for (const [name, line] of Object.entries(all)) {
      const [command = '', ...args] = line.split(' ');
      const result = await timed(name, () => run(command, args, { quiet: true }));
      console.log(`\n── ${name}\n${result.output.trimEnd()}`);
      results.push(result);
      if (!result.ok && !keepGoing) break;
    }
    return results;
  };

/** Targets of all projects that have them: as many tasks at a time as there are cores, and memory is usually there for. */
const targets =
  (
    name: string,
    wanted: readonly string[],
    { tests = false, env = {} }: { tests?: boolean; env?: Readonly<Record<string, string>> } = {},
  ): Part =>
  async () => {
    Object.assign(process.env, env);
    const options = [`--parallel=${Math.min(4, availableParallelism())}`, ...(keepGoing ? [] : ['--nxBail'])];
    const result = await timed(name, () =>
      nx('run-many', '-t', ...wanted, '--outputStyle=static', ...options),
    );
    for (const variable of Object.keys(env)) delete process.env[variable];
    // Without a single test it has failed, however it ended.
    return [{ ...result, ok: result.ok && !(tests && result.passed === 0) }];
  };

const storiesUnder = (name: string, env: Readonly<Record<string, string>>) =>
  targets(`stories, ${name}`, ['stories'], { tests: true, env });

const NPX = 'npx --no-install';
const IN_COPIES = {
  'generators in a copy': 'npm run --silent generators:prove',
  packages: 'npm run --silent packages',
};
/** Says so where the programs for it are not installed. */
const WITH_PROMETHEUS = { 'figures, by Prometheus': 'npm run --silent figures -- --if-possible' };
/** One after the other; those in one row beside each other. */
const PARTS: readonly (readonly Part[])[] = [
  [
    commands({
      format: `${NPX} prettier --check --cache --cache-strategy content --log-level warn .`,
      'unused code and dependencies': `${NPX} knip`,
      'features, each complete': 'npm run --silent features:check',
    }),
    // Applications elsewhere that install the packages take minutes after every change of a library: they are for the full run.
    targets('types, lint, units, build', [
      ...['typecheck', 'lint', 'test', 'build', 'versions'],
      ...(full ? [] : ['tarballs']),
    ]),
  ],
  ...(full ? [[commands(IN_COPIES)], [commands(WITH_PROMETHEUS)]] : []),
  [targets('stories', ['stories'], { tests: true })],
  [targets('journeys', journeyTargets(), { tests: true })],
  ...(full
    ? [
        [targets('built catalogue', ['plays', 'catalogue'], { tests: true })],
        [storiesUnder('320 px', { STORY_VIEWPORT: '320' })],
        [storiesUnder('1440 px', { STORY_VIEWPORT: '1440' })],
        [storiesUnder('Spanish', { STORY_LANGUAGE: 'es' })],
        [storiesUnder('Spanish, 1440 px', { STORY_LANGUAGE: 'es', STORY_VIEWPORT: '1440' })],
        [storiesUnder('text at 200 %', { STORY_TEXT: '200' })],
      ]
    : []),
];

const begun = performance.now();
const results: Result[] = [];
for (const part of PARTS) {
  results.push(...(await Promise.all(part.map((one) => one()))).flat());
  if (!keepGoing && results.some(({ ok }) => !ok)) break;
}

const time = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`;
console.log('');
for (const { name, ok, seconds, passed, failures, flaky } of results) {
  const tests = passed > 0 ? `  ${passed} tests` : '';
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(30)} ${time(seconds)}${tests}`);
  for (const failure of failures) console.log(`          ${failure}`);
  for (const test of flaky) console.log(`  flaky   ${test}`);
}
const failedParts = results.filter(({ ok }) => !ok).length;
const sumOf = (which: 'passed' | 'failed' | 'kept') =>
  results.reduce((sum, result) => sum + result[which], 0);
const [passed, failed, kept] = [sumOf('passed'), sumOf('failed'), sumOf('kept')];
console.log(`        ${'in all'.padEnd(30)} ${time((performance.now() - begun) / 1000)}`);
console.log(
  `\n${passed} passed, ${Math.max(failed, failedParts)} failed; ${passed - kept} ran now, ${kept} are from the cache`,
);
process.exit(failedParts === 0 && passed > 0 ? 0 : 1);
