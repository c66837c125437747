import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expandPattern } from './library.ts';

let library: string;
beforeEach(() => {
  library = mkdtempSync(join(tmpdir(), 'library-'));
  for (const name of ['tv-hero', 'image-hero', 'shared'])
    mkdirSync(join(library, 'src/hero', name), { recursive: true });
  for (const name of ['tv-hero', 'image-hero'])
    writeFileSync(join(library, 'src/hero', name, `${name}.tsx`), '');
  writeFileSync(join(library, 'src/hero/shared/hero-text.tsx'), '');
});
afterEach(() => rmSync(library, { recursive: true }));

describe('a pattern among entry points', () => {
  it('stands for each folder that has a module of its name', () => {
    const heroes = {
      subpath: './hero/*',
      targets: { '@skein/source': './src/hero/*/*.tsx', default: './dist/hero/*/*.js' },
    };
    const expanded = expandPattern(library, heroes);
    expect(expanded.map(({ subpath }) => subpath).sort()).toEqual(['./hero/image-hero', './hero/tv-hero']);
    expect(expanded.find(({ subpath }) => subpath === './hero/tv-hero')?.targets).toEqual({
      '@skein/source': './src/hero/tv-hero/tv-hero.tsx',
      default: './dist/hero/tv-hero/tv-hero.js',
    });
  });

  it('stays as it is for files that are no modules', () => {
    const fonts = { subpath: './fonts/*', targets: { default: './src/fonts/*' } };
    expect(expandPattern(library, fonts)).toEqual([fonts]);
  });
});
