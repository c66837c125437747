import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMemory, type MemoryOptions } from './memory.ts';

let home: string;
beforeEach(() => {
  // In the workspace, whose files alone are looked at.
  mkdirSync(join(import.meta.dirname, '../../dist'), { recursive: true });
  home = mkdtempSync(join(import.meta.dirname, '../../dist/memory-'));
  write('entry.test.ts', `import './a.ts';`);
  write('a.ts', 'export const a = 1;');
  write('frame.ts', `import './around.ts';`);
  write('around.ts', 'export const around = 1;');
  write('picture.svg', '<svg/>');
  write('other.ts', 'export const other = 1;');
  vi.stubEnv('FULL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFileSync(join(home, name), text);
const entry = () => join(home, 'entry.test.ts');
function memory(more: Partial<MemoryOptions> = {}) {
  const folder = home.slice(home.indexOf('dist/memory-'));
  return openMemory({
    home: join(home, 'notes'),
    frame: [`${folder}/frame.ts`],
    beside: [`${folder}/*.svg`],
    settings: ['en'],
    ...more,
  });
}

describe('the memory of tests', () => {
  it('knows how many have passed on the same bytes', () => {
    expect(memory().passed(entry())).toBeUndefined();
    memory().keep(entry(), 7);
    expect(memory().passed(entry())).toBe(7);
  });

  it.each(['entry.test.ts', 'a.ts', 'frame.ts', 'around.ts', 'picture.svg'])(
    'forgets when %s has changed',
    (name) => {
      memory().keep(entry(), 7);
      write(name, `// another\nimport './other.ts';`);
      expect(memory().passed(entry())).toBeUndefined();
    },
  );

  it('holds when something has changed that nobody imports', () => {
    memory().keep(entry(), 7);
    write('other.ts', 'export const other = 2;');
    expect(memory().passed(entry())).toBe(7);
  });

  it('forgets under other settings, and when everything is to be tested', () => {
    memory().keep(entry(), 7);
    expect(memory({ settings: ['es'] }).passed(entry())).toBeUndefined();
    vi.stubEnv('FULL', '1');
    expect(memory().passed(entry())).toBeUndefined();
  });

  it.each(['a.ts', 'around.ts'])('remembers nothing when what %s imports cannot be followed', (name) => {
    write(name, `export const all = import.meta.glob(name);`);
    memory().keep(entry(), 7);
    expect(memory().passed(entry())).toBeUndefined();
  });

  it('remembers a file that reads by its place, if it is known what, until that changes', () => {
    write('a.ts', `export const here = import.meta.dirname;`);
    const folder = home.slice(home.indexOf('dist/memory-'));
    const reads = { [`${folder}/a.ts`]: `${folder}/other.ts` };
    expect(memory().keyOf(entry())).toBeUndefined();
    memory({ reads }).keep(entry(), 7);
    expect(memory({ reads }).passed(entry())).toBe(7);
    write('other.ts', 'export const other = 2;');
    expect(memory({ reads }).passed(entry())).toBeUndefined();
  });

  it('remembers what was there when it was asked, not what was written meanwhile', () => {
    const before = memory();
    before.passed(entry());
    write('a.ts', 'export const a = 2;');
    before.keep(entry(), 7);
    expect(memory().passed(entry())).toBeUndefined();
  });
});
