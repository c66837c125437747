import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../testing/test-folder.test-support.ts';
import { readWakers, withScriptNames } from './wakers.ts';

const scriptOf = (module: string, name: string) => `() => import('${module}').then((m) => m.${name})`;
const card = (...wakes: readonly string[]) => `export const speed = block(model, { wakes: [${wakes}] });`;

/**
 * Creates a site with the package `@skein/blocks`. Paths that begin with `blocks/` are files of the package.
 * Other paths are files of the site.
 */
function siteWith(files: Readonly<Record<string, string>>): string {
  const root = testFolder();
  const all = {
    'blocks/package.json': '{"name":"@skein/blocks","exports":{"./package.json":"./package.json"}}',
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const file = join(root, name.replace(/^blocks\//, 'node_modules/@skein/blocks/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return root;
}

it('finds the scripts that cards import, by the names of their exports', () => {
  const root = siteWith({
    'blocks/package.json': JSON.stringify({
      name: '@skein/blocks',
      exports: { './package.json': './package.json', './boot': './dist/boot.js' },
    }),
    'blocks/dist/index.js': card(
      `{ island: ${scriptOf('./speed.js', 'SpeedTest')} }`,
      `{ enhancer: () =>\n  import("../enhance-dots.js").then(\n    (m) => m.enhanceDots,\n  ) }`,
      `{ enhancer: ${scriptOf('./film.js', 'default')} }`,
      `{ enhancer: ${scriptOf('@skein/ui/enhance-video', 'enhanceVideos')} }`,
    ),
    'blocks/src/speed/speed.block.ts': card(`{ island: ${scriptOf('./other.ts', 'Other')} }`),
  });
  const { islands, enhancers, boot } = readWakers(root, ['@skein/blocks'], false);
  const folder = join(root, 'node_modules/@skein/blocks/dist');
  expect([...islands]).toEqual([['speed-test', { module: `${folder}/speed.js`, name: 'SpeedTest' }]]);
  expect([...enhancers]).toEqual([
    ['dots', { module: `${folder.replace('/dist', '')}/enhance-dots.js`, name: 'enhanceDots' }],
    ['film', { module: `${folder}/film.js`, name: 'default' }],
    ['videos', { module: '@skein/ui/enhance-video', name: 'enhanceVideos' }],
  ]);
  expect(boot).toEqual([{ module: '@skein/blocks/boot', name: 'boot' }]);
  expect([...readWakers(root, ['@skein/blocks'], true).islands.keys()]).toEqual(['other']);
});

it('takes the script of the site over that of a package, and refuses two of packages', () => {
  const files = {
    'blocks/dist/a.block.js': card(`{ enhancer: ${scriptOf('./a.js', 'enhanceDots')} }`),
    'src/site.ts': `wakes(speed, { when: 'load', enhancer: ${scriptOf('./mine.ts', 'enhanceDots')} })`,
  };
  const root = siteWith(files);
  expect(readWakers(root, ['@skein/blocks'], false).enhancers.get('dots')?.module).toBe(
    join(root, 'src/mine.ts'),
  );
  const two = siteWith({
    ...files,
    'blocks/dist/b.block.js': card(`{ enhancer: ${scriptOf('./b.js', 'enhanceDots')} }`),
  });
  expect(() => readWakers(two, ['@skein/blocks'], false)).toThrow('Two blocks have a script called dots');
});

it('puts names in place of the imports of scripts, and leaves those of components', () => {
  const component = `component: ${scriptOf('./speed.tsx', 'Speed')}`;
  expect(withScriptNames(`{ ${component}, island: ${scriptOf('./speed.tsx', 'Speed')} }`, 'x')).toBe(
    `{ ${component}, island: { script: "speed" } }`,
  );
});

it('shows how to write a script that is written in another way', () => {
  expect(() => withScriptNames(`{ enhancer: async () => (await import('./a.ts')).a }`, 'a.block.ts')).toThrow(
    "a.block.ts: write each island and enhancer as () => import('./a-file.ts').then((m) => m.anExport)",
  );
});

it('says which package is not installed', () => {
  expect(() => readWakers(testFolder(), ['@skein/blocks'], false)).toThrow(
    'packages names @skein/blocks, which is not installed: npm install @skein/blocks',
  );
});
