import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** What wakes in the browser, by its name in the registry, with the module that exports it. */
export interface Wakers {
  readonly islands: ReadonlyMap<string, WakerSource>;
  readonly enhancers: ReadonlyMap<string, WakerSource>;
  /** Modules that add to the first script of every page, in the order of the packages. */
  readonly boot: readonly WakerSource[];
}

/** A file of the site with a default export, or an export of a package: `@skein/quiz#Quiz`. */
export type WakerSource = { readonly file: string } | { readonly module: string; readonly name: string };

interface Listed {
  readonly islands?: Readonly<Record<string, string>>;
  readonly enhancers?: Readonly<Record<string, string>>;
  readonly boot?: string;
}

function sourceOf(listed: string): WakerSource {
  const [module = '', name = 'default'] = listed.split('#');
  return { module, name };
}

/** Returns the site's own files by name: `src/islands/quiz.island.ts` is `quiz`. */
const ownFiles = (root: string, folder: string, kind: string): [string, WakerSource][] =>
  globSync(`src/${folder}/*.${kind}.{ts,tsx}`, { cwd: root }).map((file) => [
    basename(file).replace(new RegExp(`\\.${kind}\\.tsx?$`), ''),
    { file: join(root, file) },
  ]);

/** Returns the path of a package's `wakers.json`. @throws Error that says why there is none */
function wakersFile(require: NodeJS.Require, name: string): string {
  try {
    return require.resolve(`${name}/wakers.json`);
  } catch (cause) {
    const isThere = require.resolve.paths(name)?.some((folder) => existsSync(join(folder, name)));
    const why = isThere ? 'has no wakers.json' : `is not installed: npm install ${name}`;
    throw new Error(`packages names ${name}, which ${why}`, { cause });
  }
}

/**
 * Returns what packages list in their `wakers.json`, and the site's files in `src/islands` and `src/enhancers`,
 * which win over a package's with the same name.
 * @throws if a package is not installed or lists nothing
 */
export function readWakers(root: string, packages: readonly string[]): Wakers {
  const require = createRequire(join(root, 'package.json'));
  const listed = packages.map(
    (name) => JSON.parse(readFileSync(wakersFile(require, name), 'utf8')) as Listed,
  );
  const all = (kind: 'islands' | 'enhancers') =>
    listed.flatMap((list) =>
      Object.entries(list[kind] ?? {}).map(([name, source]): [string, WakerSource] => [
        name,
        sourceOf(source),
      ]),
    );
  return {
    islands: new Map([...all('islands'), ...ownFiles(root, 'islands', 'island')]),
    enhancers: new Map([...all('enhancers'), ...ownFiles(root, 'enhancers', 'enhancer')]),
    boot: listed.flatMap(({ boot }) => (boot === undefined ? [] : [sourceOf(boot)])),
  };
}
