import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk to its last byte. */
  fill(): void;
  /** Removes the file that filled the disk. */
  free(): void;
  remove(): void;
}

/**
 * Mounts a disk of some megabytes in memory. Returns undefined if this user may not mount disks.
 * @param place the folder of the disk. Default: a new folder for temporary files
 */
export function smallDisk(megabytes = 4, place?: string): SmallDisk | undefined {
  const folder = place ?? mkdtempSync(path.join(tmpdir(), 'skein-disk-'));
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'skein-test', folder], {
      stdio: 'pipe',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filling = path.join(folder, 'filling');
  const unmount = () => void execFileSync('umount', ['--lazy', folder]);
  process.once('exit', unmount);
  return {
    folder,
    fill() {
      const file = openSync(filling, 'a');
      try {
        for (const size of [64 * 1024, 512, 1]) fillBy(file, size);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filling, { force: true }),
    remove() {
      process.off('exit', unmount);
      unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillBy(file: number, size: number): void {
  const bytes = Buffer.alloc(size);
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
