import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT, run } from '../commands/run.ts';
import { openMemory, type MemoryOptions } from './memory.ts';

const Results = v.object({
  testResults: v.array(
    v.object({
      /** absolute path */
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

export interface TestRun {
  /** Folder of the configuration. */
  readonly home: string;
  /** Test files, from the root of the workspace. */
  readonly files: readonly string[];
  readonly memory: MemoryOptions;
}

/** Runs those test files of which it is not known that they pass as they are. Resolves to whether all pass. */
export async function runTests({ home, files, memory: options }: TestRun): Promise<boolean> {
  const memory = openMemory(options);
  const passed = files.map((file) => memory.passed(join(ROOT, file)));
  const open = files.filter((_, index) => passed[index] === undefined);
  const known = passed.reduce<number>((sum, tests) => sum + (tests ?? 0), 0);
  if (open.length < files.length)
    // Counted like those that run, by whoever adds up.
    console.log(
      `${files.length - open.length} of ${files.length} files have passed as they are:\n  Tests  ${known} passed`,
    );
  if (open.length === 0) return files.length > 0;

  const folder = mkdtempSync(join(tmpdir(), 'skein-tests-'));
  const report = join(folder, 'report.json');
  try {
    const tests = open.map((file) => join(ROOT, file));
    const vitest = ['--no-install', 'vitest', 'run', ...tests, '--reporter=default', '--reporter=json'];
    const { ok } = await run('npx', [...vitest, `--outputFile.json=${report}`], {
      cwd: home,
    });
    for (const { name, status, assertionResults } of resultsIn(report)) {
      const well = assertionResults.filter((result) => result.status === 'passed').length;
      if (status === 'passed' && well > 0) memory.keep(name, well);
    }
    return ok;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nothing when Vitest ended before it wrote any. */
function resultsIn(report: string): v.InferOutput<typeof Results>['testResults'] {
  try {
    return v.parse(Results, JSON.parse(readFileSync(report, 'utf8'))).testResults;
  } catch {
    return [];
  }
}
