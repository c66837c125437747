import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Library } from './library.ts';

const exec = promisify(execFile);
const Packed = v.pipe(
  v.array(
    v.object({ filename: v.string(), size: v.number(), files: v.array(v.object({ path: v.string() })) }),
  ),
  v.minLength(1),
);

/** A package as it would be published. */
export interface PackedLibrary {
  readonly library: Library;
  readonly tarball: string;
  /** Bytes, compressed. */
  readonly size: number;
  readonly paths: readonly string[];
  /** Where it is unpacked, as if it were installed. */
  readonly installed: string;
}

/**
 * Packs a library by npm itself and unpacks it under `folder/node_modules`, where packages find each other and, further
 * up, what the workspace has installed.
 */
export async function packLibrary(library: Library, folder: string): Promise<PackedLibrary> {
  const { stdout } = await exec(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder],
    { cwd: library.folder, maxBuffer: 16 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  const [packed] = v.parse(Packed, JSON.parse(stdout));
  if (packed === undefined) throw new Error(`npm packed nothing in ${library.folder}`);
  const tarball = join(folder, packed.filename);
  const installed = join(folder, 'node_modules', library.name);
  mkdirSync(installed, { recursive: true });
  await exec('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  return { library, tarball, size: packed.size, paths: packed.files.map(({ path }) => path), installed };
}
