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
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installTogether } from './install-together.ts';

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
  const undo = vi.fn<() => void>();
  const install = () => {
    expect(Object.keys(lock().packages)).toEqual(['', 'node_modules/react']);
    expect(isThere('node_modules/@skein')).toBe(false);
    expect(readdirSync(join(folder, 'node_modules/.bin'))).toEqual([]);
    return true;
  };
  expect(installTogether(folder, install, undo)).toBe(true);
  expect(isThere('node_modules/.skein-before')).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

it('puts everything back if npm fails', () => {
  const undo = vi.fn<() => void>();
  expect(installTogether(folder, () => false, undo)).toBe(false);
  expect(lock()).toEqual(JSON.parse(lockText));
  expect(isThere('node_modules/.bin/skein')).toBe(true);
  expect(undo).toHaveBeenCalledOnce();
});
