/** What has no business in a package, with the reason. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\.test\.|\.test-support\.|(^|\/)__tests__\//, 'is a test'],
  [/\.stories\./, 'is a story'],
  [/^(src\/)?readme\//, 'is an example of the README'],
  [/\.tsbuildinfo$|(^|\/)out-tsc\//, 'is left over from the compiler'],
  [/(^|\/)(tsconfig|vite\.config|vitest\.config|eslint\.config)/, 'is configuration'],
  [/(^|\/)\.|(^|\/)node_modules\//, 'is hidden or installed'],
];
/** What is built from a source; the bundler adds modules of its own below `_virtual`. */
const BUILT = /^dist\/(?!_virtual\/)(.+?)(\.d\.ts|\.js)$/;

/**
 * Judges what a tarball holds by its list of paths; that exports lead somewhere and have types is for publint and attw to say.
 * @param paths relative to the package, with `/`
 */
export function checkContents(paths: readonly string[]): (readonly [where: string, what: string])[] {
  const files = new Set(paths);
  const judge = (file: string): string | undefined => {
    const reason = FORBIDDEN.find(([pattern]) => pattern.test(file))?.[1];
    const [, stem, ending] = BUILT.exec(file) ?? [];
    if (reason !== undefined || stem === undefined) return reason;
    if (!files.has(`src/${stem}.ts`) && !files.has(`src/${stem}.tsx`))
      return 'has no source any more: delete dist and build again';
    return ending === '.js' && !files.has(`dist/${stem}.d.ts`) ? 'has no declarations beside it' : undefined;
  };
  const missing = ['package.json', 'README.md', 'LICENSE'].filter((file) => !files.has(file));
  return [
    ...missing.map((file) => [file, 'is missing'] as const),
    ...paths.flatMap((file) => {
      const what = judge(file);
      return what === undefined ? [] : [[file, what] as const];
    }),
  ];
}
