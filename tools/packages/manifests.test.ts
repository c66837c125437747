import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import { optionalPeers, readLibraries, readPackages, requiredPeers } from './manifests.ts';

/**
 * Packages of which a page may have only one copy, because they hold React contexts or the state of the page. With two
 * copies, some components would, for example, have another language.
 */
const ONE_COPY = ['@skein/analytics', '@skein/cms-client', '@skein/ui'];

/** Matches a version of Node in a text or a setting: `Node 24`, `node-version: 24`. */
const NODE_VERSION = /\b(?:Node(?:\.js)? v?|node-version: ['"]?)(\d+(?:\.\d+)*)/g;

/**
 * Files that every package publishes: the changelog, built files and sources, without files that only this workspace
 * uses.
 */
const FILES = [
  'CHANGELOG.md',
  'dist',
  '!dist/*.tsbuildinfo',
  'src',
  '!src/**/*.test.*',
  '!src/**/*.test-support.*',
];

const installLine = (readme: string) =>
  /^npm install ((?:[^\n]*\\\n)*[^\n]*)$/m.exec(readme)?.[1]?.split(/[\s\\]+/) ?? [];

const packages = readPackages();
const [root] = packages;
const node = root?.engines?.node ?? '';
const libraries = readLibraries();

describe('the Node that is needed', () => {
  it.each(libraries)(
    'is named where Node runs it, and not by what browsers run: $name',
    ({ engines, nx }) => {
      const onNode = nx?.tags.some((tag) => tag === 'platform:universal' || tag === 'platform:server');
      expect(engines?.node, 'take it from the package.json of the root').toBe(onNode ? node : undefined);
    },
  );

  it('is the same in every document and on GitHub', () => {
    const named = [...(node.match(/\d+(\.\d+)*/g) ?? []), root?.devDependencies['node']?.split('.')[0]];
    const wrong = globSync(['{*.md,{docs,libs,apps,content,tools}/**/*.md}', '.github/**/*.{md,yml}'], {
      cwd: ROOT,
      exclude: (path) => /(^|\/)(node_modules|dist|adr|CHANGELOG\.md)$/.test(String(path)),
    }).flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(NODE_VERSION)]
        .filter(([, version]) => !named.includes(version))
        .map(([words]) => `${file} says "${words}", package.json says "${node}"`),
    );
    expect(wrong).toEqual([]);
  });
});

it.each(packages.filter((own) => own.private))('$name takes the libraries as they stand', (own) => {
  const ranges = Object.entries({ ...own.dependencies, ...own.devDependencies });
  const fixed = ranges.filter(([name, range]) => name.startsWith('@skein/') && range !== '*');
  expect(fixed, 'a release would leave it behind: write "*"').toEqual([]);
});

it('peers are asked for in one range by all', () => {
  const asked = libraries.flatMap((library) => Object.entries(library.peerDependencies));
  const ranges = Map.groupBy(asked, ([name]) => name);
  const several = [...ranges].filter(([, found]) => new Set(found.map(([, range]) => range)).size > 1);
  expect(several.map(([name]) => name)).toEqual([]);
});

describe.each(libraries)('$name', (library) => {
  it('says whose it is and that everybody may have it', () => {
    expect(library).toMatchObject({
      license: root?.license,
      repository: { url: expect.stringMatching(/^git\+https:/), directory: library.folder },
      homepage: expect.stringContaining(`${library.folder}#readme`),
      bugs: expect.stringMatching(/^https:/),
      publishConfig: { access: 'public' },
    });
  });

  it('brings its changelog, what is built and its sources, and no test and no story', () => {
    const beside = library.files?.filter(
      (pattern) =>
        !/^(?:!|template$|COMPONENTS\.md$|components\.json$|skein\.tokens\.json$)/.test(pattern) &&
        !FILES.includes(pattern),
    );
    expect(library.files).toEqual(expect.arrayContaining([...FILES, '!src/**/*.stories.*']));
    expect(beside).toEqual([]);
  });

  it('leaves to the application what may be on a page once only', () => {
    const own = ONE_COPY.filter((name) => name in library.dependencies);
    expect(own, `move to peerDependencies in ${library.folder}/package.json`).toEqual([]);
  });

  it('asks for what the libraries that it brings ask for', () => {
    const brought = libraries.filter(({ name }) => name in library.dependencies).flatMap(requiredPeers);
    const own = Object.keys({ ...library.dependencies, ...library.peerDependencies });
    const missing = [...new Set(brought)].filter((name) => !own.includes(name));
    expect(missing, `add to peerDependencies in ${library.folder}/package.json`).toEqual([]);
  });

  it('names in its README what has to be installed beside it, and what only some need', () => {
    const line = installLine(library.readme);
    expect(line, 'the first "npm install" of the README').toEqual(
      expect.arrayContaining([library.name, ...requiredPeers(library)]),
    );
    for (const name of optionalPeers(library)) expect(library.readme).toContain(`\`${name}\``);
  });
});
