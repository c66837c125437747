import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { areInstalled, installTogether } from './install-together.ts';

let folder = '';
const lockText = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/@skein/ui': { version: '0.1.0' },
    'node_modules/react': { version: '19.2.0' },
  },
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-install-'));
  mkdirSync(join(folder, 'node_modules/@skein/ui'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'));
  writeFileSync(join(folder, 'node_modules/@skein/ui/bin.js'), '');
  symlinkSync('../@skein/ui/bin.js', join(folder, 'node_modules/.bin/skein'));
  writeFileSync(join(folder, 'package-lock.json'), lockText);
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
const isThere = (path: string) => existsSync(join(folder, path));

it('lets npm forget our packages, and no other', () => {
  const install = () => {
    expect(Object.keys(lock().packages)).toEqual(['', 'node_modules/react']);
    expect(isThere('node_modules/@skein')).toBe(false);
    expect(readdirSync(join(folder, 'node_modules/.bin'))).toEqual([]);
    return true;
  };
  expect(installTogether(folder, install)).toBe(true);
  expect(isThere('node_modules/.skein-before')).toBe(false);
});

function expectAllAsBefore(): void {
  expect(lock()).toEqual(JSON.parse(lockText));
  expect(isThere('node_modules/@skein/ui')).toBe(true);
  expect(isThere('node_modules/.bin/skein')).toBe(true);
}

it('puts everything back if npm fails', () => {
  expect(installTogether(folder, () => false)).toBe(false);
  expectAllAsBefore();
});

it('puts everything back if somebody ends npm by Ctrl-C, which reaches both processes', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'install-together.ts'));
  const script = `import { areInstalled, installTogether } from ${module};
    installTogether(${JSON.stringify(folder)}, () => (process.kill(process.pid, 'SIGINT'), false));`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expectAllAsBefore();
});

it('touches nothing if the lock file cannot be read', () => {
  writeFileSync(join(folder, 'package-lock.json'), `<<<<<<< HEAD\n${lockText}`);
  expect(() => installTogether(folder, () => true)).toThrow(/package-lock\.json cannot be read/);
  expect(isThere('node_modules/@skein/ui')).toBe(true);
  expect(isThere('node_modules/.bin/skein')).toBe(true);
});

it('compares the versions that are installed', () => {
  writeFileSync(join(folder, 'node_modules/@skein/ui/package.json'), '{ "version": "0.1.0" }');
  expect(areInstalled(folder, '0.1.0')).toBe(true);
  expect(areInstalled(folder, '0.2.0')).toBe(false);
});
