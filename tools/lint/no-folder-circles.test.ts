import { Linter } from 'eslint';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { noFolderCircles } from './no-folder-circles.ts';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

/** What the rule says to each file of a project, by what the file imports. */
function complaints(files: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const project = mkdtempSync(join(tmpdir(), 'skein-circles-'));
  made.push(project);
  writeFileSync(join(project, 'package.json'), '{}');
  const sources = Object.entries(files).map(([path, imports]) => {
    const file = join(project, 'src', path);
    const text = imports.map((from) => `import '${from}';\n`).join('');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return { path, file, text };
  });
  const linter = new Linter({ cwd: project });
  const config = {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { skein: { rules: { 'no-folder-circles': noFolderCircles } } },
    rules: { 'skein/no-folder-circles': 'error' as const },
  };
  return Object.fromEntries(
    sources
      .map(({ path, file, text }) => [
        path,
        linter.verify(text, [config], { filename: file }).map(({ message }) => message),
      ])
      .filter(([, messages]) => messages?.length),
  );
}

describe('folders', () => {
  it('may import each other in one direction, and files of one folder as they like', () => {
    const files = {
      'index.ts': ['./door/door.ts'],
      'door/door.ts': ['./frame.ts', '../wood/oak.ts'],
      'door/frame.ts': ['./door.ts'],
      'wood/oak.ts': [],
    };
    expect(complaints(files)).toEqual({});
  });

  it('must not import each other, and hear which imports do', () => {
    const said = complaints({
      'door/door.ts': ['../wood/oak.ts'],
      'wood/oak.ts': ['./grain.ts'],
      'wood/grain.ts': ['../door/frame.ts'],
      'door/frame.ts': [],
    });
    expect(said).toEqual({
      'door/door.ts': [
        'Folders import each other in a circle, door → wood → door: ' +
          'door/door.ts imports wood/oak.ts, wood/grain.ts imports door/frame.ts.',
      ],
      'wood/grain.ts': [expect.stringContaining('wood → door → wood')],
    });
  });

  it('must not close a circle over a third one', () => {
    const said = complaints({
      'a/one.ts': ['../b/one.ts'],
      'b/one.ts': ['../c/one.ts'],
      'c/one.ts': ['../a/two.ts'],
      'a/two.ts': [],
    });
    expect(said['c/one.ts']).toEqual([expect.stringContaining('c → a → b → c')]);
  });

  it('must not import the files beside them when those import them', () => {
    const said = complaints({
      'hero/hero.ts': ['./tv/tv.ts'],
      'hero/hero-text.ts': [],
      'hero/tv/tv.ts': ['../hero-text.ts'],
    });
    expect(said['hero/tv/tv.ts']).toEqual([expect.stringContaining('hero/tv → hero → hero/tv')]);
  });

  it('are one room with all that is in them, seen from outside', () => {
    const said = complaints({
      'door/lock/lock.ts': ['../../wood/oak.ts'],
      'wood/oak.ts': [],
      'wood/pine/pine.ts': ['../../door/frame.ts'],
      'door/frame.ts': [],
    });
    expect(Object.keys(said)).toEqual(['door/lock/lock.ts', 'wood/pine/pine.ts']);
  });

  it('let tests, stories, fixtures and what serves them import from anywhere', () => {
    const said = complaints({
      'door/door.ts': [],
      'door/door.test.ts': ['../wood/oak.ts'],
      'door/door.fixtures.ts': ['../wood/oak.ts'],
      'testing/stand-in.ts': ['../door/door.ts'],
      'wood/oak.ts': ['../door/door.ts', '../testing/stand-in.ts'],
    });
    expect(said).toEqual({});
  });
});
