import type { Tree } from '@nx/devkit';
import { join } from 'node:path';
import { FsTree } from 'nx/src/generators/tree.js';
import { check } from 'prettier';
import { beforeEach, describe, expect, it } from 'vitest';
import block from './block/block.ts';
import contentType from './content-type/content-type.ts';
import library from './library/library.ts';

const WORKSPACE = join(import.meta.dirname, '../..');
const LIBRARY = 'libs/blocks/src';
const BLOCKS = `${LIBRARY}/blocks.ts`;
const PAGES = 'content/entries/pages';

let tree: Tree;
const read = (file: string) => tree.read(file, 'utf8') ?? '';
const count = (file: string, text: string) => read(file).split(text).length - 1;

// Reads this repository. A test's changes stay in the memory of the tree.
beforeEach(() => void (tree = new FsTree(WORKSPACE, false)));

describe('block', () => {
  it('writes the five files of a block, formatted', async () => {
    await block(tree, { name: 'fixture-quote', family: 'grids' });
    for (const ending of ['block.ts', 'tsx', 'fixtures.ts', 'stories.tsx', 'test.tsx']) {
      const file = `libs/blocks/src/grids/fixture-quote/fixture-quote.${ending}`;
      expect(await check(read(file), { ...JSON.parse(read('.prettierrc.json')), filepath: file }), file).toBe(
        true,
      );
    }
  });

  it('connects a card with its component, and lists it once', async () => {
    await block(tree, { name: 'fixture-quote', family: 'grids', contentType: 'gfFixtureWords' });
    const card = read(`${LIBRARY}/grids/fixture-quote/fixture-quote.block.ts`);
    expect(card).toContain(`'gfFixtureWords'`);
    expect(card).toContain(`import('./fixture-quote.tsx')`);
    expect(count(BLOCKS, "export * from './grids/fixture-quote/fixture-quote.block.ts';")).toBe(1);
  });

  it('changes one line of the library that was there, and the page of the demo', async () => {
    const changedBy = async (options: Parameters<typeof block>[1]) => {
      tree = new FsTree(WORKSPACE, false);
      await block(tree, options);
      const updates = tree.listChanges().filter(({ type }) => type === 'UPDATE');
      return updates.map(({ path }) => path).sort();
    };
    expect(await changedBy({ name: 'fixture-quote', family: 'grids', page: 'about' })).toEqual([
      `${PAGES}/about.ts`,
      BLOCKS,
    ]);
    const look = { name: 'fixture-look', variantOf: 'content-block', number: 97, page: 'about' };
    expect(await changedBy(look)).toEqual([
      `${PAGES}/about.ts`,
      `${LIBRARY}/content-blocks/content-block/content-block.block.ts`,
      `${LIBRARY}/content-blocks/content-block/content-block.tsx`,
    ]);
  });

  it('puts an entry on a page of the demo, and a hero on a page of its own', async () => {
    await block(tree, { name: 'fixture-quote', family: 'grids', page: 'about' });
    const about = read(`${PAGES}/about.ts`);
    expect(about).toMatch(/blocks: \[[^\]]*\baboutFixtureQuote,?\s*\]/);
    expect(about.indexOf(`'about-fixture-quote'`)).toBeLessThan(about.indexOf('export const about'));
    await block(tree, { name: 'fixture-hero', variantOf: 'hero', number: 97, page: 'fixture-page' });
    expect(read(`${PAGES}/fixture-page.ts`)).toContain(`variant: 'fixtureHero'`);
    expect(read('content/entries.ts')).toMatch(/fixturePagePage,?\s*\]/);
    await expect(
      block(tree, { name: 'fixture-other', variantOf: 'hero', number: 98, page: 'about' }),
    ).rejects.toThrow('has its hero');
    await expect(block(tree, { name: 'fixture-note', family: 'grids', page: 'nowhere' })).rejects.toThrow(
      'nowhere.ts is missing',
    );
  });

  it('leaves an import of the page where it is: about has contentBlock from another entry point', async () => {
    expect(read(`${PAGES}/about.ts`)).toMatch(/import \{ contentBlock, .+'@skein\/blocks\/content'/);
    await block(tree, { name: 'fixture-look', variantOf: 'content-block', number: 97, page: 'about' });
    expect(read(`${PAGES}/about.ts`).match(/import \{[^}]*\bcontentBlock\b/g)).toHaveLength(1);
  });

  it('adds the second of two beside the first', async () => {
    await block(tree, { name: 'fixture-quote', family: 'grids' });
    await block(tree, { name: 'fixture-poem', family: 'grids' });
    for (const name of ['fixture-quote', 'fixture-poem'])
      expect(count(BLOCKS, `/${name}.block.ts';`)).toBe(1);
  });

  it('refuses a name that is taken', async () => {
    await block(tree, { name: 'fixture-quote', family: 'grids' });
    await expect(block(tree, { name: 'fixture-quote', family: 'grids' })).rejects.toThrow('exists already');
  });

  it('wires a variant into its content type and its component once', async () => {
    await block(tree, { name: 'fixture-quote', variantOf: 'content-block', number: 97 });
    const folder = 'libs/blocks/src/content-blocks/content-block';
    expect(count(`${folder}/content-block.block.ts`, `from './fixture-quote/fixture-quote.content.ts'`)).toBe(
      1,
    );
    expect(read(`${folder}/content-block.block.ts`)).toMatch(
      /\{[^{}]*textWithImage[^{}]*,\s*fixtureQuote,?\s*\},?\s*\)/,
    );
    const component = read(`${folder}/content-block.tsx`);
    expect(component.split('fixtureQuote: FixtureQuote')).toHaveLength(2);
    expect(component.indexOf('./fixture-quote/')).toBeGreaterThan(component.indexOf(`from 'react'`));
    expect(read(`${folder}/fixture-quote/fixture-quote.stories.tsx`)).toContain(`'content-block-97'`);
  });

  it('gives a variant the next free number, unless the command names one', async () => {
    const story = (name: string) =>
      read(`${LIBRARY}/content-blocks/content-block/${name}/${name}.stories.tsx`);
    await block(tree, { name: 'fixture-quote', variantOf: 'content-block', number: 97 });
    await block(tree, { name: 'fixture-poem', variantOf: 'content-block' });
    expect(story('fixture-poem')).toContain(`'content-block-98'`);
  });

  it.each([
    ['a block of no family', { name: 'fixture-quote' }, 'Say which family fixture-quote joins'],
    ['a block of an unknown one', { name: 'fixture-quote', family: 'nowhere' }, '--family='],
    ['a library that is not there', { name: 'fixture-quote', library: 'nowhere' }, 'is missing'],
    [
      'a variant with a number that is taken',
      { name: 'fixture-quote', variantOf: 'content-block', number: 1 },
      'is taken',
    ],
    [
      'a variant of a content type that picks by words, and says what to do',
      { name: 'fixture-quote', variantOf: 'content-grid' },
      /Copy the folder of one that is close.*grid-kind\.ts.*docs\/blocks\.md/,
    ],
    [
      'a variant of a content type that is not there',
      { name: 'fixture-quote', variantOf: 'nowhere', number: 97 },
      'is missing',
    ],
  ])('refuses %s', async (_, options, reason) => {
    await expect(block(tree, options)).rejects.toThrow(reason);
  });
});

describe('content-type', () => {
  it('writes a definition, exports it once', async () => {
    await contentType(tree, { name: 'fixture-hours', family: 'grids' });
    expect(read(`${LIBRARY}/grids/fixture-hours/fixture-hours.content.ts`)).toContain(`'gfFixtureHours'`);
    expect(count(BLOCKS, "export * from './grids/fixture-hours/fixture-hours.content.ts';")).toBe(1);
  });
});

describe('library', () => {
  it('makes a library that a block can join, with the contract, and joins it to host, demo and catalogue', async () => {
    await library(tree, { name: 'fixture-library', layer: 1 });
    const manifest: unknown = JSON.parse(read('libs/fixture-library/package.json'));
    expect(manifest).toMatchObject({
      name: '@skein/fixture-library',
      exports: { '.': { '@skein/source': './src/index.ts' } },
      peerDependencies: { react: '^19.2.0' },
      nx: { tags: ['layer:1', 'platform:browser'], targets: { stories: {} } },
    });
    expect(read('libs/fixture-library/src/contract.test.tsx')).toContain('describeContract({');
    expect(manifest, 'what its own files import, and nothing that the model alone needs').toHaveProperty(
      'devDependencies',
      { jsdom: expect.stringMatching(/^\^/) },
    );
    const { peerDependencies } = JSON.parse(read('libs/fixture-library/package.json')) as {
      peerDependencies: Record<string, string>;
    };
    expect(read('libs/fixture-library/README.md')).toContain(
      `npm install @skein/fixture-library ${Object.keys(peerDependencies).join(' ')}\n`,
    );
    expect(read('apps/site/src/registry.ts')).toMatch(/ as fixtureLibrary [^]*fixtureLibrary[,\]]/);
    expect(read('content/entries.ts')).toMatch(/ as fixtureLibrary [^]*fixtureLibrary[,\]]/);
    for (const joined of ['apps/site', 'apps/storybook', 'content'])
      expect(read(`${joined}/package.json`)).toContain('"@skein/fixture-library"');
    await block(tree, { name: 'fixture-quote', library: 'fixture-library' });
    expect(read('libs/fixture-library/src/blocks.ts')).toBe(
      "export * from './fixture-quote/fixture-quote.block.ts';\n",
    );
  });

  it('makes a library of layer 0 that holds no content and that no host registers', async () => {
    const registry = read('apps/site/src/registry.ts');
    await library(tree, { name: 'fixture-library', layer: 0 });
    const manifest: unknown = JSON.parse(read('libs/fixture-library/package.json'));
    expect(manifest).toMatchObject({
      exports: { '.': { '@skein/source': './src/index.ts' } },
      nx: { tags: ['layer:0', 'platform:browser'] },
    });
    expect(manifest).not.toHaveProperty('peerDependencies');
    expect(manifest).not.toHaveProperty(['exports', './blocks']);
    expect(tree.exists('libs/fixture-library/src/blocks.ts')).toBe(false);
    expect(read('apps/site/src/registry.ts')).toBe(registry);
  });

  it('refuses a name that is taken', async () => {
    await library(tree, { name: 'fixture-library' });
    await expect(library(tree, { name: 'fixture-library' })).rejects.toThrow('exists already');
  });
});
