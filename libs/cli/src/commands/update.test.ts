import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readModel } from '../model/model-of.ts';
import { type } from '../model/models.test-support.ts';
import type { Model } from '../model/model.types.ts';
import { updateCommand } from './update.ts';

const CONTENT = join(import.meta.dirname, '../../../create-skein/template/content');
const MANIFEST = '{ "devDependencies": { "@skein/ui": "^0.1.0" } }';
const KEPT = 'node_modules/.cache/skein/before.json';
const command = process.argv[1] ?? '';

let root = '';
let packages: Model = new Map();
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skein-update-'));
  cpSync(CONTENT, join(root, 'content'), { recursive: true });
  write('package.json', MANIFEST);
  packages = readModel(join(root, 'content')).model;
});
afterEach(() => {
  process.argv[1] = command;
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const manifest = () => readFileSync(join(root, 'package.json'), 'utf8');
const said: string[] = [];
const update = (...words: string[]) =>
  updateCommand(
    words,
    { root, packages: () => packages },
    { say: (line) => said.push(line), complain: () => undefined },
  );

/** Replaces npm, and the new version of this command, by programs that end with these exit codes. */
function stub({ npm, model }: { readonly npm: number; readonly model: number }): void {
  write('bin/npm', `#!/bin/sh\nexit ${npm}\n`);
  chmodSync(join(root, 'bin/npm'), 0o755);
  vi.stubEnv('PATH', [join(root, 'bin'), process.env['PATH']].join(delimiter));
  write('bin/skein.js', `process.exitCode = ${model};`);
  process.argv[1] = join(root, 'bin/skein.js');
}

it.each([
  ['content/entries/site.json', /site\.json/],
  ['package-lock.json', /package-lock\.json cannot be read/],
])('reads %s before it installs anything', (file, message) => {
  stub({ npm: 0, model: 0 });
  write(file, '<<<<<<< HEAD\n{}');
  expect(() => update('0.2.0')).toThrow(message);
  expect(manifest()).toBe(MANIFEST);
  expect(existsSync(join(root, KEPT))).toBe(false);
});

it('takes absolute paths of content and of the script', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'skein-space-'));
  cpSync(CONTENT, elsewhere, { recursive: true });
  rmSync(join(root, 'content'), { recursive: true });
  writeFileSync(join(elsewhere, 'types/old.json'), '{ "name": "Old", "fields": [] }');
  write(KEPT, JSON.stringify([...packages.values(), type('old', [])]));
  const script = join(elsewhere, 'm.cjs');
  expect(update('--model', '--content', elsewhere, '--migration', script)).toBe(0);
  expect(readFileSync(script, 'utf8')).toContain('old');
  expect(existsSync(join(elsewhere, 'types/old.json'))).toBe(true);
  rmSync(elsewhere, { recursive: true });
});

it('writes no script with --dry-run', () => {
  write('content/types/old.json', '{ "name": "Old", "fields": [] }');
  write(KEPT, JSON.stringify([...packages.values(), type('old', [])]));
  expect(update('--model', '--dry-run', '--migration', 'm.cjs')).toBe(0);
  expect(existsSync(join(root, 'm.cjs'))).toBe(false);
  expect(update('--model', '--migration', 'm.cjs')).toBe(0);
  expect(existsSync(join(root, 'm.cjs'))).toBe(true);
});

it('leaves the files of packages as they are with --dry-run, also if package.json cannot be read', () => {
  write('packages/skein-ui-0.1.0.tgz', 'old');
  write('packed/skein-ui-0.2.0.tgz', 'new');
  const files = () => readdirSync(join(root, 'packages'));
  expect(update('packed', '--dry-run')).toBe(0);
  expect(said.at(-1)).toMatch(/^1 packages would move/);
  expect(files()).toEqual(['skein-ui-0.1.0.tgz']);
  write('package.json', '<<<<<<< HEAD');
  expect(() => update('packed', '--dry-run')).toThrow('package.json cannot be read');
  expect(files()).toEqual(['skein-ui-0.1.0.tgz']);
});

it('names a missing folder for the script before it installs anything', () => {
  stub({ npm: 0, model: 0 });
  expect(() => update('0.2.0', '--migration', 'no/where/m.cjs')).toThrow('no/where is no folder');
  expect(manifest()).toBe(MANIFEST);
});

it('leaves everything as it was if npm fails', () => {
  stub({ npm: 1, model: 0 });
  expect(() => update('0.2.0')).toThrow('Everything is as before');
  expect(manifest()).toBe(MANIFEST);
  expect(existsSync(join(root, KEPT))).toBe(false);
});

it('still knows what the packages had before if the content types could not be updated the first time', () => {
  stub({ npm: 0, model: 1 });
  const now = packages;
  packages = new Map([...now, ['old', type('old', [])]]);
  write('content/types/old.json', '{ "name": "Old", "fields": [] }');
  expect(update('0.2.0')).toBe(1);
  packages = now;
  expect(update('0.2.0')).toBe(1);
  expect(update('--model', '--dry-run')).toBe(0);
  expect(existsSync(join(root, 'content/types/old.json'))).toBe(true);
  expect(update('--model')).toBe(0);
  expect(existsSync(join(root, 'content/types/old.json'))).toBe(false);
  expect(existsSync(join(root, KEPT))).toBe(false);
});
