import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moduleGraph } from './module-graph.ts';

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'skein-graph-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

function reach(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), text);
  }
  const { files: seen, opaque } = moduleGraph().reach(join(home, 'entry.tsx'));
  return {
    seen: [...seen].map((file) => relative(home, file)).sort(),
    opaque,
  };
}

describe('what a module can see', () => {
  it.each([
    ['an import', `import { a } from './a.ts';`],
    ['an import for its effects', `import './a.ts';`],
    ['an import of types', `import type { A } from './a.ts';`],
    ['an export of another’s', `export * from './a.ts';`],
    ['an import for later', `export const later = () => import('./a.ts');`],
    ['a type imported in place', `export type A = import('./a.ts').A;`],
    ['an import with a question', `import a from './a.ts?raw';`],
    [
      'an import below text with an apostrophe',
      `export const T = () => <p>don't</p>; export * from './a.ts';`,
    ],
  ])('holds the file of %s, and what that imports', (_, text) => {
    const found = reach({
      'entry.tsx': text,
      'a.ts': `export * from './deep/b.ts';`,
      'deep/b.ts': '',
      'c.ts': '',
    });
    expect(found).toEqual({ seen: ['a.ts', 'deep/b.ts', 'entry.tsx'], opaque: [] });
  });

  it('holds a picture, which imports nothing, and no packages', () => {
    const text = `import picture from './picture.svg'; import React from 'react'; import 'node:fs';`;
    const found = reach({ 'entry.tsx': text, 'picture.svg': '<svg>import "./no.ts"</svg>' });
    expect(found).toEqual({ seen: ['entry.tsx', 'picture.svg'], opaque: [] });
  });

  it('holds the files of patterns that are written out, and what those import', () => {
    const files = {
      'all/a.ts': `import '../deep/b.ts';`,
      'all/a.css': '',
      'all/own/c.ts': '',
      'deep/b.ts': '',
    };
    const one = `export const all = import.meta.glob('./all/**/*.ts', { eager: true });`;
    expect(reach({ 'entry.tsx': one, ...files })).toEqual({
      seen: ['all/a.ts', 'all/own/c.ts', 'deep/b.ts', 'entry.tsx'],
      opaque: [],
    });
    const without = `export const all = import.meta.glob(['./all/**/*.ts', '!./all/{own,other}/**']);`;
    expect(reach({ 'entry.tsx': without, ...files }).seen).toEqual(['all/a.ts', 'deep/b.ts', 'entry.tsx']);
  });

  it('ends when files import each other', () => {
    const found = reach({ 'entry.tsx': `import './a.ts';`, 'a.ts': `import './entry.tsx';` });
    expect(found.seen).toEqual(['a.ts', 'entry.tsx']);
  });

  it('follows the libraries of the workspace to their sources', () => {
    const tools = join(import.meta.dirname, '..');
    const { files } = moduleGraph().reach(join(tools, 'features/problems.test.ts'));
    const seen = [...files].map((file) => relative(tools, file));
    expect(seen).toContain('../libs/cms-client/src/index.ts');
    expect(seen.filter((file) => file.includes('dist/'))).toEqual([]);
  });

  it.each([
    ['a pattern', `const kind = 'ts'; export const all = import.meta.glob('./*.' + kind);`],
    ['a pattern of the whole disk', `export const all = import.meta.glob('/**/*.ts');`],
    ['its own place', `export const here = import.meta.dirname;`],
    ['an address beside it', `export const url = new URL('./a.svg', import.meta.url);`],
    ['a name made at run time', `export const one = (name: string) => import(name);`],
    ['a file that is not there', `import './absent.ts';`],
    ['the folder it is started in', `export const here = process.cwd();`],
    ['another program', `import { spawn } from 'node:child_process';`],
  ])('is not known whole when it reads by %s', (_, text) => {
    expect(reach({ 'entry.tsx': text }).opaque).toHaveLength(1);
  });

  it('is known whole when it asks for settings or says who it is', () => {
    const text = `export const settings = import.meta.env.MODE; export const me = import.meta.url;`;
    expect(reach({ 'entry.tsx': text }).opaque).toEqual([]);
  });
});
