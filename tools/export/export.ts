import { join } from 'node:path';
import { nx, ROOT, run } from '../commands/run.ts';

/** `npm run export`: builds all changed parts, then writes each page as a file. `--check` tests the result. */
const given = process.argv.slice(2);
const [out = join(ROOT, 'dist', 'export')] = given.filter((argument) => !argument.startsWith('--'));
const built = await nx('run', '@skein/site:build', '--outputStyle=stream');
if (!built.ok) process.exit(1);
const exported = await run(process.execPath, ['apps/site/dist/server/export.js', out]);
if (!exported.ok) process.exit(1);
if (given.includes('--check')) {
  const { checkExport } = await import('./check-export.ts');
  process.exit((await checkExport(out)) ? 0 : 1);
}
