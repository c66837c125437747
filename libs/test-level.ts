import { testReporter } from './vitest.reporter.ts';

/**
 * How much a test run covers. Each level contains the level before it: `quick` is `npm test`, `ci` is
 * `npm run test:ci`, `full` is `npm run test:full`.
 */
export const TEST_LEVELS = ['quick', 'ci', 'full'] as const;
export type TestLevel = (typeof TEST_LEVELS)[number];

/**
 * Returns a setting from the environment, or `unset` if it is empty.
 * @throws an error that names the setting and its allowed values if the value is invalid
 */
function read<T>(name: string, unset: T, parse: (text: string) => T | undefined, allowed: string): T {
  const text = process.env[name] ?? '';
  const value = text === '' ? unset : parse(text);
  if (value === undefined) throw new Error(`${name} is "${text}"; it must be ${allowed}`);
  return value;
}

const minutesOf = (text: string) => (Number(text) > 0 ? Number(text) : undefined);

/** The level of this run, from `TEST_LEVEL`. */
export const testLevel = read<TestLevel>(
  'TEST_LEVEL',
  'quick',
  (text) => TEST_LEVELS.find((level) => level === text),
  TEST_LEVELS.join(', '),
);

/**
 * Time in ms after which a test counts as hung. `TEST_PATIENCE` sets it in minutes. Even on a slow machine, only a test
 * that hangs takes so long.
 */
export const PATIENCE_MS = read('TEST_PATIENCE', 5, minutesOf, 'a number of minutes above 0') * 60_000;

/** Time that a test waits for one condition, ms. */
export const WAIT_MS = PATIENCE_MS / 5;

/**
 * Whether `npm test` has passed for the same files (`TEST_AFTER=quick`). If so, test runs in a browser skip the
 * tests that `npm test` contains. `npm run test:ci` runs `npm test` first.
 */
export const afterQuick = process.env['TEST_AFTER'] === 'quick';

/** The settings that every Vitest configuration of the workspace shares. */
export const vitestLevels = {
  tags: [{ name: 'full', description: 'Runs in npm run test:full only (TEST_LEVEL=full).' }],
  ...(testLevel !== 'full' && { tagsFilter: ['!full'] }),
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  expect: { poll: { timeout: WAIT_MS } },
  includeTaskLocation: true,
  reporters: ['default', testReporter],
};
