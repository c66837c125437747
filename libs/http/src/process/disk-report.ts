import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { whyUnwritable } from './data-dir.ts';
import type { DegradedReport } from './degraded-reports.ts';

/** How much a check writes, in bytes. A full disk may still have space for less. */
const PROBE_BYTES = 64 * 1024;
/** Free space that a form with files may need, in bytes. */
const ENOUGH_BYTES = 100 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/** Reports whether the data folder accepts a file, and whether its disk has little free space. */
export function diskReport(dataDir: string): DegradedReport {
  const probe = path.join(dataDir, `.check-${process.pid}`);
  let asked: Promise<readonly string[]> | undefined;
  async function look(): Promise<readonly string[]> {
    try {
      await writeFile(probe, Buffer.alloc(PROBE_BYTES));
    } catch (error) {
      return [`cannot be written: ${whyUnwritable((error as NodeJS.ErrnoException).code)}`];
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    return free < ENOUGH_BYTES ? [`has only ${Math.floor(free / MEGABYTE)} MB left`] : [];
  }
  return () => (asked ??= look().finally(() => (asked = undefined)));
}
