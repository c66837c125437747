import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ROOT } from '../commands/run.ts';
import type { Package } from './manifests.ts';

const exec = promisify(execFile);
/** npm's report about packed packages. Sizes are in bytes. `size` is the compressed size of the package. */
const Packed = v.array(
  v.object({
    name: v.string(),
    filename: v.string(),
    size: v.number(),
    files: v.array(v.object({ path: v.string(), size: v.number() })),
  }),
);

/**
 * Packs libraries with one npm command, and unpacks them into `folder/node_modules`. There, Node finds all
 * packages that the libraries import.
 */
export async function packLibraries(libraries: readonly Package[], folder: string) {
  const folders = libraries.map((library) => `./${library.folder}`);
  const { stdout } = await exec(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder, ...folders],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  const packed = v.parse(Packed, JSON.parse(stdout));
  return Promise.all(
    packed.map(async ({ name, filename, size, files }) => {
      const tarball = join(folder, filename);
      const installed = join(folder, 'node_modules', name);
      mkdirSync(installed, { recursive: true });
      await exec('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
      return { name, tarball, size, files, installed };
    }),
  );
}
export type PackedLibrary = Awaited<ReturnType<typeof packLibraries>>[number];
