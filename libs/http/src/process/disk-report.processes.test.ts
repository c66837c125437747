import { expect, it, onTestFinished } from 'vitest';
import { smallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { diskReport } from './disk-report.ts';

/** Returns a small disk. Skips the test if this user may not mount disks. */
function diskOf(megabytes: number, skip: () => never): SmallDisk {
  const disk = smallDisk(megabytes) ?? skip();
  onTestFinished(disk.remove);
  return disk;
}

it('a data folder on a full disk cannot be written, until there is room', async ({ skip }) => {
  const { folder, fill, free } = diskOf(128, skip);
  const report = diskReport(folder);
  expect(await report()).toEqual([]);
  fill();
  expect(await report()).toEqual(['cannot be written: its disk is full']);
  free();
  expect(await report()).toEqual([]);
});

it('a data folder with little room left says how little', async ({ skip }) => {
  const { folder } = diskOf(4, skip);
  expect(await diskReport(folder)()).toEqual([expect.stringMatching(/^has only [34] MB left$/u)]);
});

it('a data folder that is gone cannot be written', async () => {
  expect(await diskReport('/nowhere/at/all')()).toEqual(['cannot be written: it cannot be made (ENOENT)']);
});
