import { findChromium } from '../browser/find-chromium.ts';
import { journeyTargets } from './areas.ts';
import { run, type RunResult } from './run.ts';
import { runTargets, type StepResult, type Target } from './run-targets.ts';

/**
 * `npm test`: every check, the quick ones first. What needs no browser shares the two cores; a browser has the machine
 * for itself, because its tests have limits of time. `--full` adds what only some changes can break, and `--keep-going`
 * goes on after a failure.
 */
const full = process.argv.includes('--full');
const keepGoing = process.argv.includes('--keep-going');

/** A part of the run, with what came of it. */
type Part = () => Promise<readonly StepResult[]>;

const { path, how } = findChromium();
console.log(`Chromium: ${path} (${how})`);
process.env['CHROMIUM_PATH'] = path;
process.env['NX_DAEMON'] = 'false';
if (full) process.env['FULL'] = '1';

async function step(name: string, work: () => Promise<RunResult>): Promise<StepResult> {
  const begun = performance.now();
  const { ok, output } = await work();
  const seconds = (performance.now() - begun) / 1000;
  // All at once, so that what runs beside it does not come in between.
  console.log(`\n── ${name}\n${output.trimEnd()}`);
  return { name, ok, seconds, passed: 0, failed: ok ? 0 : 1, kept: 0 };
}

/** A command of its own, shown when it has ended. */
const command =
  (name: string, ...[file = '', ...args]: string[]) =>
  () =>
    step(name, () => run(file, args, { quiet: true }));
const npx = (name: string, ...args: string[]) => command(name, 'npx', '--no-install', ...args);
const script = (name: string, word: string) => command(name, 'npm', 'run', '--silent', word);

const targets =
  (...wanted: Target[]): Part =>
  () =>
    runTargets(wanted, keepGoing ? [] : ['--nxBail']);

const storiesUnder =
  (name: string, circumstances: Readonly<Record<string, string>>): Part =>
  async () => {
    Object.assign(process.env, circumstances);
    const results = await targets({ name: `stories, ${name}`, target: 'stories', tests: true })();
    for (const variable of Object.keys(circumstances)) delete process.env[variable];
    return results;
  };

const compiler = () =>
  step('compiler', async () => {
    const { ok, output } = await run('npx', ['--no-install', 'tsc', '-v'], { quiet: true });
    return { ok: ok && output.includes('Version 7.'), output };
  });

/** One after the other, for as long as they do well. */
const inTurn =
  (...steps: readonly (() => Promise<StepResult>)[]): Part =>
  async () => {
    const results: StepResult[] = [];
    for (const next of steps) {
      results.push(await next());
      if (!keepGoing && results.some(({ ok }) => !ok)) break;
    }
    return results;
  };

const beside =
  (...parts: readonly Part[]): Part =>
  async () =>
    (await Promise.all(parts.map((part) => part()))).flat();

const PARTS: readonly Part[] = [
  inTurn(compiler),
  beside(
    inTurn(
      npx(
        'format',
        'prettier',
        '--check',
        '--cache',
        '--cache-strategy',
        'content',
        '--log-level',
        'warn',
        '.',
      ),
      npx('unused code and dependencies', 'knip'),
      script('features, each complete', 'features:check'),
    ),
    targets(
      { name: 'typecheck', target: 'typecheck' },
      { name: 'lint and boundaries', target: 'lint' },
      { name: 'unit tests', target: 'test', tests: true },
      { name: 'build', target: 'build' },
      { name: 'release', target: 'versions' },
      // Applications elsewhere that install them take minutes after every change of a library: they are for the full run.
      ...(full ? [] : [{ name: 'packages', target: 'tarballs' }]),
    ),
  ),
  ...(full
    ? [inTurn(script('generators in a copy', 'generators:prove'), script('packages', 'packages'))]
    : []),
  targets(
    { name: 'stories', target: 'stories', tests: true },
    ...journeyTargets().map((target) => ({
      name: `journeys, ${target.replace('e2e:', '')}`,
      target,
      tests: true,
    })),
  ),
  ...(full
    ? [
        targets({ name: 'built catalogue', target: 'plays', tests: true }),
        targets({ name: 'built catalogue, crops', target: 'catalogue', tests: true }),
        storiesUnder('320 px', { STORY_VIEWPORT: '320' }),
        storiesUnder('1440 px', { STORY_VIEWPORT: '1440' }),
        storiesUnder('Spanish', { STORY_LANGUAGE: 'es' }),
        storiesUnder('Spanish, 1440 px', { STORY_LANGUAGE: 'es', STORY_VIEWPORT: '1440' }),
        storiesUnder('text at 200 %', { STORY_TEXT: '200' }),
      ]
    : []),
];

const begun = performance.now();
const results: StepResult[] = [];
for (const part of PARTS) {
  results.push(...(await part()));
  if (!keepGoing && results.some(({ ok }) => !ok)) break;
}

console.log('');
for (const { name, ok, seconds, passed, failures = [], flaky = [] } of results) {
  console.log(
    `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s${passed > 0 ? `  ${passed} tests` : ''}`,
  );
  for (const failure of failures) console.log(`          ${failure}`);
  for (const test of flaky) console.log(`  flaky   ${test}`);
}
const failedSteps = results.filter(({ ok }) => !ok).length;
const sumOf = (which: 'passed' | 'failed' | 'kept') =>
  results.reduce((sum, result) => sum + result[which], 0);
const [passed, failed, kept] = [sumOf('passed'), sumOf('failed'), sumOf('kept')];
console.log(
  `        ${'in all'.padEnd(30)} ${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`,
);
console.log(
  `\n${passed} passed, ${Math.max(failed, failedSteps)} failed; ${passed - kept} ran now, ${kept} are from the cache`,
);
process.exit(failedSteps === 0 && passed > 0 ? 0 : 1);
