import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../commands/run.ts';
import { runJourneys } from '../commands/run-journeys.ts';
import { journeyMemory, specsBelow } from './journey-memory.ts';

const OPENED = 'opened';

const Test = v.object({
  status: v.string(),
  results: v.array(
    v.object({
      annotations: v.optional(
        v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
        [],
      ),
    }),
  ),
});
interface Suite {
  readonly file: string;
  readonly specs: readonly { readonly tests: readonly v.InferOutput<typeof Test>[] }[];
  readonly suites: readonly Suite[];
}
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  specs: v.array(v.object({ tests: v.array(Test) })),
  suites: v.optional(v.array(v.lazy(() => Suite)), []),
});
const Report = v.object({ config: v.object({ rootDir: v.string() }), suites: v.array(Suite) });

const testsOf = ({ specs, suites }: Suite): v.InferOutput<typeof Test>[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/**
 * The journeys of an area; its folder is the only word. Those of a spec are not gone again as long as the pages that they
 * open are served as they were, and all else that they see has the same bytes.
 */
const [folder = ''] = process.argv.slice(2);
const memory = journeyMemory();
const specs = specsBelow(folder);
const passed = specs.map((spec) => memory.passed(join(ROOT, spec)));
const open = specs.filter((_, index) => passed[index] === undefined);
if (open.length < specs.length)
  // Counted like those that run, by whoever adds up.
  console.log(
    `${specs.length - open.length} of ${specs.length} files have passed as they are:\n  Tests  ${passed.reduce<number>((sum, tests) => sum + (tests ?? 0), 0)} passed`,
  );

async function runOpen(): Promise<boolean> {
  const home = mkdtempSync(join(tmpdir(), 'skein-journeys-'));
  const report = join(home, 'report.json');
  try {
    const ok = await runJourneys(['--reporter=list,json', ...open], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const { config, suites } = v.parse(Report, JSON.parse(readFileSync(report, 'utf8')));
    for (const spec of open) {
      const file = relative(config.rootDir, join(ROOT, spec));
      const tests = suites.filter((suite) => suite.file === file).flatMap(testsOf);
      const went = tests.filter(({ status }) => status === 'expected');
      if (went.length === 0 || tests.some(({ status }) => status !== 'expected' && status !== 'skipped'))
        continue;
      const opened = tests.flatMap(({ results }) =>
        results.flatMap(({ annotations }) =>
          annotations.flatMap(({ type, description = '' }) => (type === OPENED ? [description] : [])),
        ),
      );
      memory.keep(join(ROOT, spec), went.length, opened);
    }
    return ok;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const ok = specs.length > 0 && (open.length === 0 || (await runOpen()));
process.exit(ok ? 0 : 1);
