import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../commands/run.ts';
import { runJourneys } from '../commands/run-journeys.ts';
import { journeyMemory, specsBelow } from './journey-memory.ts';

const OPENED = 'opened';

const Test = v.object({
  projectName: v.string(),
  status: v.string(),
  annotations: v.array(v.object({ type: v.string() })),
  results: v.array(
    v.object({
      annotations: v.optional(
        v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
        [],
      ),
    }),
  ),
});
const Spec = v.object({ title: v.string(), tests: v.array(Test) });
interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly v.InferOutput<typeof Spec>[];
  readonly suites: readonly Suite[];
}
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite)), []),
});
const Report = v.object({ config: v.object({ rootDir: v.string() }), suites: v.array(Suite) });

/** Tests of a suite that ran, or should have; those that its author leaves out say so. */
const testsOf = ({ specs, suites }: Suite, above: readonly string[]): Parameters<typeof memory.keep>[1] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ annotations }) => !annotations.some(({ type }) => type === 'skip' || type === 'fixme'))
      .map(({ projectName, status, results }) => ({
        name: [`[${projectName}]`, ...above, title].join(' › '),
        passed: status === 'expected',
        opened: results.flatMap(({ annotations }) =>
          annotations.flatMap(({ type, description = '' }) => (type === OPENED ? [description] : [])),
        ),
      })),
  ),
  ...suites.flatMap((suite) => testsOf(suite, [...above, suite.title])),
];

/**
 * The journeys of an area; its folder is the only word. One is not gone again as long as the pages that it opens are served
 * as they were, and all else that it sees has the same bytes.
 */
const [folder = ''] = process.argv.slice(2);
const memory = journeyMemory();
const specs = specsBelow(folder);
const resting = specs.flatMap((spec) => memory.passed(join(ROOT, spec)));
const rests = new Set(resting);
const open = specs.filter((spec) => {
  const tests = memory.tests(join(ROOT, spec)) ?? [];
  return tests.length === 0 || tests.some((name) => !rests.has(name));
});
if (resting.length > 0)
  // Counted like those that run, by whoever adds up.
  console.log(`So many have passed as they are:\n  Tests  ${resting.length} passed`);

async function runOpen(): Promise<boolean> {
  const home = mkdtempSync(join(tmpdir(), 'skein-journeys-'));
  const [report, leftOut] = [join(home, 'report.json'), join(home, 'left-out.txt')];
  try {
    writeFileSync(leftOut, resting.join('\n'));
    const ok = await runJourneys(['--reporter=list,json', '--test-list-invert', leftOut, ...open], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const { config, suites } = v.parse(Report, JSON.parse(readFileSync(report, 'utf8')));
    for (const spec of open) {
      const file = relative(config.rootDir, join(ROOT, spec));
      const went = suites.filter((suite) => suite.file === file).flatMap((suite) => testsOf(suite, [file]));
      memory.keep(join(ROOT, spec), went);
    }
    return ok;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const ok = specs.length > 0 && (open.length === 0 || (await runOpen()));
process.exit(ok ? 0 : 1);
