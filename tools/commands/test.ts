import { findChromium } from '../browser/find-chromium.ts';
import { nx, run, type RunResult } from './run.ts';

interface Step {
  readonly name: string;
  /** It runs tests: without a single one it has failed, however it ended. */
  readonly tests?: boolean;
  run(env: Readonly<Record<string, string>>): Promise<RunResult>;
}

const full = process.argv.includes('--full');
const npx = (...args: string[]) => run('npx', ['--no-install', ...args]);
const script = (name: string, env: Readonly<Record<string, string>>) =>
  run('npm', ['run', '--silent', name], env);

const stories = (name: string, more: Readonly<Record<string, string>>): Step => ({
  name,
  tests: true,
  run: (env) => script('test:stories', { ...env, ...more }),
});
const MORE_STORIES = [
  ['320 px', { STORY_VIEWPORT: '320' }],
  ['1440 px', { STORY_VIEWPORT: '1440' }],
  ['Spanish', { STORY_LANGUAGE: 'es' }],
  ['Spanish, 1440 px', { STORY_LANGUAGE: 'es', STORY_VIEWPORT: '1440' }],
] as const;

const STEPS: readonly Step[] = [
  {
    name: 'compiler',
    async run() {
      const { ok, output } = await npx('tsc', '-v');
      return { ok: ok && output.includes('Version 7.'), output };
    },
  },
  {
    name: 'format',
    run: () =>
      npx('prettier', '--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.'),
  },
  { name: 'typecheck', run: () => nx('run-many', '-t', 'typecheck', '--outputStyle=static') },
  { name: 'lint and boundaries', run: () => nx('run-many', '-t', 'lint', '--outputStyle=static') },
  { name: 'unused code and dependencies', run: () => npx('knip') },
  { name: 'features, each complete', run: (env) => script('features:check', env) },
  ...(full
    ? [
        {
          name: 'generators in a copy',
          run: (env: Readonly<Record<string, string>>) => script('generators:prove', env),
        },
      ]
    : []),
  {
    name: 'unit tests',
    tests: true,
    run: () => nx('run-many', '-t', 'test', '--outputStyle=static'),
  },
  { name: 'build', run: () => nx('run-many', '-t', 'build', '--outputStyle=static') },
  // Applications elsewhere that install them take minutes after every change of a library: they are for the full run.
  {
    name: 'packages',
    run: (env) =>
      full ? script('packages', env) : nx('run', '@skein/tools:tarballs', '--outputStyle=static'),
  },
  { name: 'release', run: () => nx('release', '--skip-publish', '--dry-run') },
  stories('stories', {}),
  { name: 'site in a browser', tests: true, run: (env) => script('e2e', env) },
  ...(full ? MORE_STORIES.map(([name, env]) => stories(`stories, ${name}`, env)) : []),
];

const COLOURS = /\u001b\[[0-9;]*m/g;

/** Adds up what the runners say at their end. */
function count(output: string, word: 'passed' | 'failed'): number {
  const lines = output.replaceAll(COLOURS, '').split('\n');
  const closing = lines.filter(
    (line) => /^\s*Tests\s/.test(line) || /^\s*\d+ (passed|failed)( \(|$)/.test(line),
  );
  return closing.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
}

const { path, how } = findChromium();
console.log(`Chromium: ${path} (${how})`);
const env = { CHROMIUM_PATH: path, ...(full && { FULL: '1' }) };
const results: { name: string; ok: boolean; seconds: number; passed: number; failed: number }[] = [];
for (const step of STEPS) {
  console.log(`\n── ${step.name}`);
  const begun = performance.now();
  const { ok: ended, output } = await step.run(env);
  const seconds = (performance.now() - begun) / 1000;
  const [passed, failed] = [count(output, 'passed'), count(output, 'failed')];
  const ok = ended && !(step.tests && passed === 0);
  results.push({ name: step.name, ok, seconds, passed, failed });
  if (!ok && !process.argv.includes('--keep-going')) break;
}

console.log('');
for (const { name, ok, seconds, passed } of results) {
  console.log(
    `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s${passed > 0 ? `  ${passed} tests` : ''}`,
  );
}
const failedSteps = results.filter(({ ok }) => !ok).length;
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${Math.max(failed, failedSteps)} failed`);
process.exit(failedSteps === 0 && passed > 0 ? 0 : 1);
