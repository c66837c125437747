import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSkein } from './create-skein.ts';
import { run } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-skein-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const output = () => ({ log: vi.fn<(line: string) => void>(), error: vi.fn<(line: string) => void>() });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('createSkein', () => {
  it('writes a site with its own name, and our packages in the version of this one', () => {
    createSkein(join(folder, 'My ISP'));
    const { name, private: isPrivate, ...manifest } = JSON.parse(read('My ISP/package.json'));
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    expect({ name, isPrivate }).toEqual({ name: 'my-isp', isPrivate: true });
    expect(all['@skein/host']).toBe(`^${version}`);
    expect(JSON.stringify(all)).not.toContain('"*"');
  });

  it('needs in production only what the built server does not contain', () => {
    createSkein(join(folder, 'new'));
    const { dependencies } = JSON.parse(read('new/package.json'));
    expect(Object.keys(dependencies)).toEqual([
      '@contentful/live-preview',
      '@skein/desk',
      '@skein/local-cms',
      'better-sqlite3',
      'idiomorph',
      'jsdom',
    ]);
  });

  it('gives files back the names that npm would not pack', () => {
    createSkein(join(folder, 'new'));
    expect(read('new/.gitignore')).toContain('node_modules');
    expect(read('new/.dockerignore')).toContain('node_modules');
    // npm then refuses a Node that is too old, with a sentence.
    expect(read('new/.npmrc')).toBe('engine-strict=true\n');
    for (const packed of ['_gitignore', '_dockerignore', '_npmrc', '_package.json'])
      expect(existsSync(join(folder, 'new', packed))).toBe(false);
  });

  it('takes a folder that is there and empty, or holds nothing but a repository', () => {
    mkdirSync(join(folder, '.git'));
    expect(createSkein(folder)).toBe(folder);
  });

  it.each([
    [
      'a folder with something in it',
      (path: string) => (mkdirSync(path), writeFileSync(join(path, 'a'), '')),
      'is not empty',
    ],
    ['a file', (path: string) => writeFileSync(path, ''), 'is a file'],
  ])('refuses %s', (_, make, reason) => {
    make(join(folder, 'taken'));
    expect(() => createSkein(join(folder, 'taken'))).toThrow(reason);
  });
});

describe('the command', () => {
  it('says what to do next', () => {
    const said = output();
    expect(run([join(folder, 'my isp')], said)).toBe(0);
    expect(said.log.mock.calls.join()).toMatch(/cd ".*my isp"\n {2}npm install\n {2}npm start/);
  });

  it.each([[[]], [['--force']], [['a', 'b']]])('says how it is called instead of %j', (args) => {
    const said = output();
    expect(run(args, said)).toBe(1);
    expect(said.error.mock.calls.join()).toContain('Usage: npm create skein@latest <folder>');
  });

  it('says in a line why it cannot', () => {
    writeFileSync(join(folder, 'here'), '');
    const said = output();
    expect(run([folder], said)).toBe(1);
    expect(said.error.mock.calls).toEqual([
      [`${folder} is not empty. Name another folder, or empty this one.`],
    ]);
  });
});
