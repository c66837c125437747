import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../commands/run.ts';

const Ranges = v.optional(v.record(v.string(), v.string()), {});
const Target = v.union([v.string(), v.record(v.string(), v.string())]);

const Manifest = v.object({
  name: v.string(),
  description: v.optional(v.string(), ''),
  private: v.optional(v.boolean(), false),
  license: v.optional(v.string()),
  repository: v.optional(v.looseObject({ url: v.string(), directory: v.optional(v.string()) })),
  homepage: v.optional(v.string()),
  bugs: v.optional(v.string()),
  publishConfig: v.optional(v.looseObject({ access: v.string() })),
  nx: v.optional(v.looseObject({ tags: v.optional(v.array(v.string()), []) })),
  engines: v.optional(v.looseObject({ node: v.string() })),
  files: v.optional(v.array(v.string())),
  sideEffects: v.optional(v.union([v.boolean(), v.array(v.string())])),
  exports: v.optional(v.record(v.string(), Target), {}),
  dependencies: Ranges,
  devDependencies: Ranges,
  peerDependencies: Ranges,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
});

/** A `package.json` of the workspace. */
export interface Package extends v.InferOutput<typeof Manifest> {
  /** Path from the root, with `/` as separator. Empty for the root. */
  readonly folder: string;
  /** Text of the README, or an empty text. */
  readonly readme: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns all packages of the workspace, the root first. */
export function readPackages(): Package[] {
  const { workspaces } = v.parse(
    v.object({ workspaces: v.array(v.string()) }),
    readJson(join(ROOT, 'package.json')),
  );
  const files = ['package.json', ...workspaces.map((pattern) => `${pattern}/package.json`)];
  return [...new Set(files.flatMap((pattern) => globSync(pattern, { cwd: ROOT })))].map((file) => {
    const folder = dirname(file).replaceAll('\\', '/').replace(/^\.$/, '');
    const readme = join(ROOT, folder, 'README.md');
    return {
      ...v.parse(Manifest, readJson(join(ROOT, file))),
      folder,
      readme: existsSync(readme) ? readFileSync(readme, 'utf8') : '',
    };
  });
}

/** Returns the packages to publish. */
export const readLibraries = (): Package[] =>
  readPackages().filter((own) => own.folder.startsWith('libs/') && !own.private);

/** A specifier that imports a library, such as `@skein/cms-client/server`. */
export interface EntryPoint {
  readonly specifier: string;
  /** Key in `exports`, such as `./server` or `./*`. */
  readonly subpath: string;
  /** Paths of files by export condition. */
  readonly targets: Readonly<Record<string, string>>;
}

/**
 * Returns the entry points of a library. A pattern such as `./*` becomes one entry point per module in the
 * sources. Patterns of other files, such as fonts, stay patterns.
 */
export function entryPointsOf({ name, folder, exports }: Package): EntryPoint[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const targets = typeof target === 'string' ? { default: target } : target;
    const source = targets['@skein/source'];
    const isThere = (one: string) => existsSync(join(ROOT, folder, (source ?? '').replaceAll('*', one)));
    const names = source?.includes('*')
      ? readdirSync(join(ROOT, folder, source.split('*')[0] ?? '')).filter(isThere)
      : ['*'];
    return names.map((one) => ({
      subpath,
      specifier: (name + subpath.slice(1)).replaceAll('*', one),
      targets: Object.fromEntries(
        Object.entries(targets).map(([condition, file]) => [condition, file.replaceAll('*', one)]),
      ),
    }));
  });
}

/** Returns the peer dependencies that every user of the package needs. */
export const requiredPeers = ({ peerDependencies, peerDependenciesMeta }: Package): string[] =>
  Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);

/** Returns the peer dependencies that only some entry points need. */
export const optionalPeers = ({ peerDependenciesMeta }: Package): string[] =>
  Object.keys(peerDependenciesMeta);
