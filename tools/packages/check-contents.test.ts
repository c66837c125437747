import { describe, expect, it } from 'vitest';
import { checkContents } from './check-contents.ts';

const SOUND = [
  'package.json',
  'README.md',
  'LICENSE',
  'src/index.ts',
  'src/run/enhance.ts',
  'dist/index.js',
  'dist/index.d.ts',
  'dist/run/enhance.d.ts',
  'dist/_virtual/_rolldown/runtime.js',
];

describe('the contents of a package', () => {
  it('are sound with licence, README, sources, modules and types', () => {
    expect(checkContents(SOUND)).toEqual([]);
  });

  it.each([
    ['src/quote/quote.test.tsx', 'is a test'],
    ['src/quote/quote.stories.tsx', 'is a story'],
    ['readme/plan.example.ts', 'is an example of the README'],
    ['dist/tsconfig.lib.tsbuildinfo', 'is left over from the compiler'],
    ['vite.config.ts', 'is configuration'],
    ['.env', 'is hidden or installed'],
    ['dist/gone.d.ts', 'has no source any more: delete dist and build again'],
    ['dist/run/enhance.js', undefined],
  ])('with %s: %s', (file, reason) => {
    expect(checkContents([...SOUND, file])).toEqual(reason === undefined ? [] : [[file, reason]]);
  });

  it.each(['package.json', 'README.md', 'LICENSE'])('need %s', (file) => {
    const rest = SOUND.filter((path) => path !== file);
    expect(checkContents(rest)).toEqual([[file, 'is missing']]);
  });
});
