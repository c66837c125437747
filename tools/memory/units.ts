import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { ROOT, run } from '../commands/run.ts';
import { runTests } from './run-tests.ts';
import { unitMemory } from './unit-memory.ts';

/**
 * The unit tests of a project; its folder is the only word. A file of tests is not run again as long as everything that it
 * imports has the same bytes.
 */
const [folder = ''] = process.argv.slice(2);
const home = join(ROOT, folder);

/** The test files that the project's configuration names, from the root of the workspace. */
async function testFiles(): Promise<readonly string[]> {
  const lists = mkdtempSync(join(tmpdir(), 'skein-units-'));
  try {
    const list = join(lists, 'files.json');
    const args = ['--no-install', 'vitest', 'list', '--filesOnly', `--json=${list}`];
    const { output } = await run('npx', args, { cwd: home, quiet: true });
    try {
      const files = v.parse(v.array(v.object({ file: v.string() })), JSON.parse(readFileSync(list, 'utf8')));
      return files.map(({ file }) => relative(ROOT, file)).sort();
    } catch (cause) {
      throw new Error(`Vitest lists no tests of ${folder}:\n${output}`, { cause });
    }
  } finally {
    rmSync(lists, { recursive: true, force: true });
  }
}

const ok = await runTests({ home, files: await testFiles(), memory: unitMemory(folder) });
process.exit(ok ? 0 : 1);
