import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../commands/run.ts';

const Ranges = v.optional(v.record(v.string(), v.string()), {});

const Manifest = v.object({
  name: v.string(),
  private: v.optional(v.boolean(), false),
  license: v.optional(v.string()),
  repository: v.optional(v.looseObject({ url: v.string(), directory: v.optional(v.string()) })),
  homepage: v.optional(v.string()),
  bugs: v.optional(v.string()),
  publishConfig: v.optional(v.looseObject({ access: v.string() })),
  engines: v.optional(v.looseObject({ node: v.string() })),
  dependencies: Ranges,
  devDependencies: Ranges,
  peerDependencies: Ranges,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
});

/** A `package.json` of the workspace. */
export interface Package extends v.InferOutput<typeof Manifest> {
  /** From the root, with `/`; empty for the root. */
  readonly folder: string;
  /** Its README; empty without one. */
  readonly readme: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Every package of the workspace, the root first. */
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

/** Peers that everybody needs, who installs the package. */
export const requiredPeers = ({ peerDependencies, peerDependenciesMeta }: Package): string[] =>
  Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);

/** Peers of one entry point alone. */
export const optionalPeers = ({ peerDependenciesMeta }: Package): string[] =>
  Object.keys(peerDependenciesMeta);

/** The words of the first `npm install` of a README. */
export function installLine(readme: string): string[] {
  return /^npm install ((?:[^\n]*\\\n)*[^\n]*)$/m.exec(readme)?.[1]?.split(/[\s\\]+/) ?? [];
}
