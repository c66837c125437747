import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/** One story as its file declares it. The file is parsed, not run. */
export interface StoryRow {
  /** Path from the root of the workspace, like every path here. */
  readonly file: string;
  readonly tags: readonly string[];
  /** The content that the file shows: the name of an export of the library's content. */
  readonly contentType: string | undefined;
}

/**
 * A test file with the files that it imports, and with the fixtures that imported files of the library's
 * `testing` folder import.
 */
export interface TestFile {
  readonly file: string;
  readonly reads: ReadonlySet<string>;
}

/** The text of a library's sources. */
export interface Sources {
  readonly stories: readonly StoryRow[];
  readonly tests: readonly TestFile[];
  readonly fixtures: readonly string[];
  /** Content files by the name of the constant that they define and export. */
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
 * Reads the sources of a library without running them.
 * @param folder such as `libs/blocks`
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
      ofKind(/\.content\.ts$/)
        .filter((file) => !file.includes('/testing/'))
        .flatMap((file) =>
          [...textOf(file).matchAll(/^export const (\w+)\b/gm)].map(([, name = '']) => [name, file] as const),
        ),
    ),
  };
}
