import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ROOT } from '../commands/run.ts';
import { moduleGraph, type Reach } from './module-graph.ts';

const HOME = resolve(ROOT, process.env['NX_CACHE_DIRECTORY'] ?? '.nx/cache', 'tests');

export interface MemoryOptions {
  /** Folder of what is remembered; beside Nx's cache when none is named. */
  readonly home?: string;
  /** What a test sees beside the modules that it imports: files, as patterns from the root of the workspace. */
  readonly beside: readonly string[];
  /** Modules that every test is run in, from the root of the workspace. */
  readonly frame: readonly string[];
  /** Modules that read files by their place, and which: from the root of the workspace, a pattern each. */
  readonly reads?: Readonly<Record<string, string>>;
  /** Circumstances of the run: variables, sizes. */
  readonly settings: readonly (string | undefined)[];
}

export interface Memory {
  /** Stands for all that the tests of a file see; nothing when nobody can say. */
  keyOf(file: string): string | undefined;
  /** How many tests of the file have passed with all that it sees as it is now; nothing when that is not known. */
  passed(file: string): number | undefined;
  /** Remembers that all tests of the file have passed. */
  keep(file: string, tests: number): void;
}

/**
 * Remembers on which bytes the tests of a file have passed: its own, of everything that it imports, of the frame around
 * it and of what lies beside. A file whose imports cannot be followed, or that reads what nobody names, is never
 * remembered, and `FULL=1` remembers nothing.
 */
export function openMemory({ home = HOME, beside, frame, reads = {}, settings }: MemoryOptions): Memory {
  const graph = moduleGraph();
  const digests = new Map<string, string>();
  function digestOf(file: string): string {
    const known = digests.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
    digests.set(file, known);
    return known;
  }
  const digestOfAll = (files: Iterable<string>) =>
    [...files].sort().map((file) => [relative(ROOT, file), digestOf(file)]);
  const filesOf = (patterns: readonly string[]) =>
    globSync([...patterns], { cwd: ROOT })
      .map((file) => join(ROOT, file))
      .filter((file) => statSync(file).isFile());
  const readsOf = ({ opaque }: Reach) => opaque.map(({ file }) => reads[relative(ROOT, file)]);
  const isFollowed = (reach: Reach) => readsOf(reach).every((pattern) => pattern !== undefined);
  const digestOfReach = (reach: Reach) =>
    digestOfAll([...reach.files, ...filesOf(readsOf(reach).flatMap((pattern) => pattern ?? []))]);
  const around = frame.map((file) => graph.reach(join(ROOT, file)));
  const common = JSON.stringify([settings, digestOfAll(filesOf(beside)), around.map(digestOfReach)]);

  function keyOf(file: string): string | undefined {
    const reach = graph.reach(file);
    if (process.env['FULL'] === '1' || ![reach, ...around].every(isFollowed)) return undefined;
    return createHash('sha256')
      .update(common)
      .update(JSON.stringify(digestOfReach(reach)))
      .digest('hex');
  }
  return {
    keyOf,
    passed(file) {
      // Before the tests run, also when all of them will: what is changed meanwhile has not been tested.
      const key = keyOf(file);
      const note = key === undefined ? undefined : join(home, key);
      return note !== undefined && existsSync(note)
        ? Number.parseInt(readFileSync(note, 'utf8'), 10)
        : undefined;
    },
    keep(file, tests) {
      const key = keyOf(file);
      if (key === undefined) return;
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, key), `${tests} ${relative(ROOT, file)}\n`);
    },
  };
}
