import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story, parsed from its file. The file does not run. */
export interface StoryRow {
  /** Path relative to the root of the workspace, like all paths in this module. */
  readonly file: string;
  readonly tags: readonly string[];
  /** Content type that the story shows: the name of its export in `blocks.ts`. */
  readonly contentType: string | undefined;
}

/**
 * A test file. `reads` contains the files that it imports. If it imports a file from the folder `testing`,
 * `reads` also contains the fixtures that this file imports.
 */
export interface TestFile {
  readonly file: string;
  readonly reads: ReadonlySet<string>;
}

/** The parsed sources of a library. */
export interface Sources {
  readonly stories: readonly StoryRow[];
  readonly tests: readonly TestFile[];
  readonly fixtures: readonly string[];
  /** Paths of the files that define content types, by the name of the exported constant. */
  readonly definitions: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
}

const IMPORTED = /from '(\.{1,2}\/[^']+)'/g;

function storiesIn(root: string, file: string): StoryRow[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { meta, stories } = loadCsf(text, { fileName: file, makeTitle: (title) => title }).parse();
  const contentType = /(?:\bstory\(|contentType:\s*)(\w+)/.exec(text)?.[1];
  return stories.map(({ tags = [] }) => ({
    file,
    contentType,
    tags: [...(meta.tags ?? []), ...tags].filter((tag) => text.includes(`'${tag}'`)),
  }));
}

/**
 * Parses the sources of a library, without running them.
 * @param folder folder of the library, such as `libs/blocks`
 */
export function readSources(root: string, folder: string): Sources {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) })
    .map((file) => join(folder, file))
    .sort();
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const importsOf = (file: string) =>
    [...textOf(file).matchAll(IMPORTED)].map(([, path = '']) =>
      relative(root, resolve(root, dirname(file), path)),
    );
  const known = new Set(files);
  const reads = (file: string): Set<string> => {
    const direct = importsOf(file).filter((path) => known.has(path));
    const shared = direct.filter((path) => path.includes('/testing/')).flatMap(importsOf);
    return new Set([...direct, ...shared.filter((path) => path.endsWith('.fixtures.ts'))]);
  };
  const ofKind = (ending: RegExp) => files.filter((file) => ending.test(file));
  return {
    files: known,
    stories: ofKind(/\.stories\.tsx$/).flatMap((file) => storiesIn(root, file)),
    tests: ofKind(/\.test\.tsx?$/)
      .filter((file) => !/\/src\/contract\.test\.tsx$/.test(file))
      .map((file) => ({ file, reads: reads(file) })),
    fixtures: ofKind(/\.fixtures\.ts$/),
    definitions: new Map(
      ofKind(/\.(block|content)\.ts$/)
        .filter((file) => !file.includes('/testing/'))
        .flatMap((file) =>
          [...textOf(file).matchAll(/^export const (\w+)\b/gm)].map(([, name = '']) => [name, file] as const),
        ),
    ),
  };
}
