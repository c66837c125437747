import { moveTogether, takePackages } from '@skein/cli';
import { createSkein } from 'create-skein';
import { rmSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runTasks } from '../commands/nx-tasks.ts';
import { ROOT } from '../commands/run.ts';
import { readLibraries } from './manifests.ts';
import { packLibraries } from './pack.ts';

/**
 * `npm run tarballs` builds and packs all libraries. `npm run new-site -- ../my-isp` also writes a new site that has
 * these packages as files, for providers who take Skein from a checkout and not from a registry.
 */
const TARBALLS = join(ROOT, 'dist/tarballs');

async function pack(): Promise<void> {
  console.log('Building and packing the libraries. The first time takes some minutes.');
  const { ok, tasks, closing } = await runTasks(['run-many', '-t', 'build', '--projects=libs/*']);
  for (const { id, output } of tasks.filter((task) => !task.ok)) console.error(`\n✖ ${id}\n${output}`);
  if (!ok) throw new Error(closing);
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS, { recursive: true });
  const packed = await packLibraries(readLibraries(), TARBALLS);
  console.log(`${packed.length} packages are in ${relative(process.cwd(), TARBALLS)}`);
}

function writeSite(folder: string): void {
  const site = createSkein(folder);
  const { rangeOf, done } = takePackages(site, TARBALLS);
  moveTogether(site, rangeOf);
  done();
  console.log(`\nThe site is written. Now run:\n\n  cd ${folder}\n  npm install\n  npm start\n`);
}

const [folder] = process.argv.slice(2);
try {
  await pack();
  if (folder !== undefined) writeSite(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
