import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirError, prepareDataDir } from './data-dir.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'skein-data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('is made, with those above it, and left empty', () => {
    const dataDir = path.join(folder, 'a', 'b');
    prepareDataDir(dataDir);
    expect(readdirSync(dataDir)).toEqual([]);
    prepareDataDir(dataDir);
  });

  it.each([
    ['is a file', 'file'],
    ['lies below a file', 'file/data/more'],
  ])('that %s is told in one line, with what to do', (_what, name) => {
    writeFileSync(path.join(folder, 'file'), '');
    const dataDir = path.join(folder, name);
    expect(() => prepareDataDir(dataDir)).toThrow(new DataDirError(dataDir, 'ENOTDIR'));
    expect(new DataDirError(dataDir, 'ENOTDIR').message).toMatch(
      /^DATA_DIR \S+ cannot be written: there is a file in its place.*, or name another folder, such as \S+\.$/u,
    );
  });

  it.runIf(existsSync('/proc/version'))(
    'that no system lets anybody make is told, and not tried for ever',
    () => {
      expect(() => prepareDataDir('/proc/skein/data')).toThrow('DATA_DIR /proc/skein/data cannot be written');
    },
  );

  it.runIf(existsSync('/dev/full'))('on a full disk is told, and left empty', () => {
    symlinkSync('/dev/full', path.join(folder, `.probe-${process.pid}`));
    expect(() => prepareDataDir(folder)).toThrow(`${folder} cannot be written: its disk is full`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('with a file in place of a folder of ours names that folder', () => {
    writeFileSync(path.join(folder, 'secrets'), '');
    expect(() => prepareDataDir(folder, ['leads', 'secrets'])).toThrow(
      `DATA_DIR ${path.join(folder, 'secrets')} cannot be written`,
    );
  });

  // The superuser can write everywhere, so the test cannot run.
  it.skipIf(process.getuid?.() === 0).each(['', 'leads'])('that others own (%j) is told', (name) => {
    const closed = path.join(folder, name);
    mkdirSync(closed, { recursive: true });
    chmodSync(closed, 0o500);
    expect(() => prepareDataDir(folder, ['leads'])).toThrow(
      `${closed} cannot be written: this user may not write there`,
    );
    chmodSync(closed, 0o700);
  });

  it.each([
    ['EACCES', 'this user may not write there'],
    ['EROFS', 'its disk is read-only'],
    ['EIO', 'it cannot be made (EIO)'],
  ])('says of %s that %s', (code, reason) => {
    expect(new DataDirError('/data', code).message).toBe(
      `DATA_DIR /data cannot be written: ${reason}. Let this user write there, or name another folder, such as DATA_DIR=/var/lib/skein.`,
    );
  });
});
