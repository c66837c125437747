import { describe, expect, it } from 'vitest';
import { checkContents } from './check-contents.ts';
import { moduleOf, specifierOf, type EntryPoint } from './library.ts';

const MAIN: EntryPoint = {
  subpath: '.',
  targets: { '@skein/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
};
const SOUND = [
  'package.json',
  'README.md',
  'LICENSE',
  'src/index.ts',
  'dist/index.js',
  'dist/index.js.map',
  'dist/index.d.ts',
  'dist/index.d.ts.map',
];
const FONTS: EntryPoint = { subpath: './fonts/*', targets: { default: './src/fonts/*' } };

describe('the contents of a package', () => {
  it('are sound with licence, README, sources, modules and types', () => {
    expect(checkContents(SOUND, [MAIN])).toEqual([]);
  });

  it.each([
    ['src/quote/quote.test.tsx', 'is a test'],
    ['src/quote/read.test-support.ts', 'is a test'],
    ['src/quote/quote.stories.tsx', 'is a story'],
    ['readme/plan.example.ts', 'is an example of the README'],
    ['dist/tsconfig.lib.tsbuildinfo', 'is left over from the compiler'],
    ['vite.config.ts', 'is configuration'],
    ['.env', 'is hidden or installed'],
    ['node_modules/.vite/x.js', 'is hidden or installed'],
  ])('may not hold %s', (file, reason) => {
    expect(checkContents([...SOUND, file], [MAIN])).toEqual([[file, reason]]);
  });

  it.each(['package.json', 'README.md', 'LICENSE'])('need %s', (file) => {
    const rest = SOUND.filter((path) => path !== file);
    expect(checkContents(rest, [MAIN])).toEqual([[file, 'is missing']]);
  });

  it('must hold what every condition of an entry point leads to', () => {
    const server = {
      subpath: './server',
      targets: { types: './dist/server.d.ts', default: './dist/server/index.js' },
    };
    expect(checkContents(SOUND, [MAIN, server])).toEqual([
      ['./server', 'leads to ./dist/server.d.ts, which is not there'],
      ['./server', 'leads to ./dist/server/index.js, which is not there'],
    ]);
  });

  it('may name a module after its entry point, with its types elsewhere', () => {
    const enhance = {
      subpath: './enhance',
      targets: { types: './dist/run/enhance.d.ts', default: './dist/enhance.js' },
    };
    const built = ['src/run/enhance.ts', 'dist/run/enhance.d.ts', 'dist/enhance.js', 'dist/enhance.js.map'];
    expect(checkContents([...SOUND, ...built], [MAIN, enhance])).toEqual([]);
  });

  it('must hold a file for a pattern', () => {
    expect(checkContents(SOUND, [FONTS])).toEqual([
      ['./fonts/*', 'leads to ./src/fonts/*, which is not there'],
    ]);
    expect(checkContents([...SOUND, 'src/fonts/figtree.woff2'], [FONTS])).toEqual([]);
  });

  it('must have types for every module', () => {
    const untyped = { subpath: './raw', targets: { default: './dist/index.js' } };
    expect(checkContents(SOUND, [untyped])).toEqual([['./raw', 'has no types']]);
    expect(checkContents([...SOUND, 'src/a.ts', 'dist/a.js'], [])).toEqual([
      ['dist/a.js', 'has no declarations beside it'],
    ]);
  });

  it('may hold what the bundler adds', () => {
    expect(checkContents([...SOUND, 'dist/_virtual/_rolldown/runtime.js'], [])).toEqual([]);
  });

  it('may not hold what an older build left behind', () => {
    expect(checkContents([...SOUND, 'dist/gone.js', 'dist/gone.js.map', 'dist/gone.d.ts'], [])).toEqual([
      ['dist/gone.js', 'has no source any more: delete dist and build again'],
      ['dist/gone.d.ts', 'has no source any more: delete dist and build again'],
    ]);
  });
});

describe('an entry point', () => {
  it.each([
    [MAIN, '@skein/ui', './dist/index.js'],
    [
      { subpath: './server', targets: { default: './dist/server.js' } },
      '@skein/ui/server',
      './dist/server.js',
    ],
    [FONTS, '@skein/ui/fonts/*', undefined],
    [
      { subpath: './package.json', targets: { default: './package.json' } },
      '@skein/ui/package.json',
      undefined,
    ],
  ])('has an address and perhaps a module', (entry, specifier, module) => {
    expect(specifierOf({ name: '@skein/ui' }, entry)).toBe(specifier);
    expect(moduleOf(entry)).toBe(module);
  });
});
