import type { EntryPoint } from './library.ts';

/** What every package must bring. */
const REQUIRED = ['package.json', 'README.md', 'LICENSE'];
/** What has no business in a package, with the reason. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\.test\.|\.test-support\.|(^|\/)__tests__\//, 'is a test'],
  [/\.stories\./, 'is a story'],
  [/^(src\/)?readme\//, 'is an example of the README'],
  [/\.tsbuildinfo$|(^|\/)out-tsc\//, 'is left over from the compiler'],
  [/(^|\/)(tsconfig|vite\.config|vitest\.config|eslint\.config)/, 'is configuration'],
  [/(^|\/)\.|(^|\/)node_modules\//, 'is hidden or installed'],
];
const BUILT = /^dist\/(.+?)(\.d\.ts|\.js)(\.map)?$/;

/**
 * Files of `dist` whose source is gone: left from a build before it was moved or deleted. The module of an entry point
 * may be named after the entry point.
 */
function staleFiles(files: ReadonlySet<string>, entries: readonly EntryPoint[]): string[] {
  const modules = new Set(entries.map(({ targets }) => targets['default']?.replace(/^\.\//, '')));
  return [...files].filter((file) => {
    const stem = BUILT.exec(file)?.[1];
    const hasSource = stem === undefined || files.has(`src/${stem}.ts`) || files.has(`src/${stem}.tsx`);
    return !hasSource && !modules.has(file.replace(/\.map$/, ''));
  });
}

/** Targets of an entry point that are not among the files; a pattern must match one at least. */
function missingTargets({ targets }: EntryPoint, files: ReadonlySet<string>): string[] {
  return Object.values(targets).filter((target) => {
    const path = target.replace(/^\.\//, '');
    const [before = '', after] = path.split('*');
    if (after === undefined) return !files.has(path);
    return ![...files].some((file) => file.startsWith(before) && file.endsWith(after));
  });
}

/** What the bundler adds for modules that are passed on as a whole. */
const BUNDLERS_OWN = /^dist\/_virtual\//;

/**
 * Judges what a tarball holds by its list of paths. Entries of the form `[where, what]`, none when all is well.
 * @param paths relative to the package, with `/`
 */
export function checkContents(
  paths: readonly string[],
  entries: readonly EntryPoint[],
): (readonly [where: string, what: string])[] {
  const files = new Set(paths);
  const stale = staleFiles(files, entries);
  const entryModules = new Set(entries.map(({ targets }) => targets['default']));
  return [
    ...REQUIRED.filter((file) => !files.has(file)).map((file) => [file, 'is missing'] as const),
    ...paths.flatMap((file) => {
      const reason = FORBIDDEN.find(([pattern]) => pattern.test(file))?.[1];
      return reason === undefined ? [] : [[file, reason] as const];
    }),
    ...entries.flatMap((entry) =>
      missingTargets(entry, files).map(
        (target) => [entry.subpath, `leads to ${target}, which is not there`] as const,
      ),
    ),
    ...entries.flatMap(({ subpath, targets }) =>
      targets['default']?.endsWith('.js') && targets['types'] === undefined
        ? [[subpath, 'has no types'] as const]
        : [],
    ),
    ...[...files]
      .filter((file) => /^dist\/.+\.js$/.test(file) && !files.has(file.replace(/\.js$/, '.d.ts')))
      .filter((file) => !stale.includes(file) && !entryModules.has(`./${file}`))
      .map((file) => [file, 'has no declarations beside it'] as const),
    ...stale
      .filter((file) => !file.endsWith('.map') && !BUNDLERS_OWN.test(file))
      .map((file) => [file, 'has no source any more: delete dist and build again'] as const),
  ];
}
