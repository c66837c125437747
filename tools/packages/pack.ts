import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ROOT } from '../commands/run.ts';
import type { Package } from './manifests.ts';

const exec = promisify(execFile);
/** What npm says of each package that it has packed. */
const Packed = v.array(
  v.object({
    name: v.string(),
    filename: v.string(),
    size: v.number(),
    files: v.array(v.object({ path: v.string() })),
  }),
);

/** A package as it would be published. */
export interface PackedLibrary {
  readonly library: Package;
  readonly tarball: string;
  /** Bytes, compressed. */
  readonly size: number;
  readonly paths: readonly string[];
  /** Where it is unpacked, as if it were installed. */
  readonly installed: string;
}

/**
 * Packs libraries by npm itself, all in one go, and unpacks them under `folder/node_modules`, where packages find each other
 * and, further up, what the workspace has installed.
 */
export async function packLibraries(
  libraries: readonly Package[],
  folder: string,
): Promise<readonly PackedLibrary[]> {
  const folders = libraries.map((library) => `./${library.folder}`);
  const { stdout } = await exec(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder, ...folders],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  const said = v.parse(Packed, JSON.parse(stdout));
  return Promise.all(
    libraries.map(async (library) => {
      const packed = said.find(({ name }) => name === library.name);
      if (packed === undefined) throw new Error(`npm packed nothing in ${library.folder}`);
      const tarball = join(folder, packed.filename);
      const installed = join(folder, 'node_modules', library.name);
      mkdirSync(installed, { recursive: true });
      await exec('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
      return { library, tarball, size: packed.size, paths: packed.files.map(({ path }) => path), installed };
    }),
  );
}
