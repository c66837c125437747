import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../testing/test-folder.test-support.ts';
import { readWakers } from './wakers.ts';

/** A site with one package, which has these files. */
function siteWith(files: Readonly<Record<string, object>>): string {
  const root = testFolder();
  const folder = join(root, 'node_modules/@skein/blocks');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content));
  return root;
}

it('reads what a package lists', () => {
  const root = siteWith({
    'wakers.json': { boot: '@skein/blocks/boot#boot', islands: { speed: '@skein/blocks#Speed' } },
  });
  const { islands, boot } = readWakers(root, ['@skein/blocks']);
  expect([...islands]).toEqual([['speed', { module: '@skein/blocks', name: 'Speed' }]]);
  expect(boot).toEqual([{ module: '@skein/blocks/boot', name: 'boot' }]);
});

it('says which package is not installed', () => {
  expect(() => readWakers(testFolder(), ['@skein/blocks'])).toThrow(
    'packages names @skein/blocks, which is not installed: npm install @skein/blocks',
  );
});

it('says which package has nothing that wakes', () => {
  const root = siteWith({
    'package.json': { name: '@skein/blocks', exports: { './package.json': './package.json' } },
  });
  expect(() => readWakers(root, ['@skein/blocks'])).toThrow(
    'packages names @skein/blocks, which has no wakers.json',
  );
});
