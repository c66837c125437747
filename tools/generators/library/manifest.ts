/** Libraries that every block builds on. */
const FOUNDATION = ['cms-client', 'ui'] as const;
/** What the tests of a new library need by themselves: the browser that they stand in. */
const FOR_TESTS = ['jsdom'] as const;

const entryPoint = (name: string) => ({
  '@skein/source': `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});

/** What every manifest of a library has in common is taken from one that exists: licence, engines, peers, versions. */
export type Manifest = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const placeOf = ({ homepage, repository }: Manifest, kebab: string) => ({
  ...(isRecord(repository) && { repository: { ...repository, directory: `libs/${kebab}` } }),
  ...(typeof homepage === 'string' && { homepage: homepage.replace(/libs\/[\w-]+/, `libs/${kebab}`) }),
});

/** Those of the given packages that a list of the model has, with the versions that it asks for. */
const pick = (value: unknown, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const range = isRecord(value) ? value[name] : undefined;
      return range === undefined ? [] : [[name, range]];
    }),
  );

/** The manifest of a new library. */
export function manifestOf(kebab: string, layer: number, description: string, model: Manifest): object {
  const { dependencies, devDependencies, nx } = model;
  const kept = pick(
    dependencies,
    FOUNDATION.map((name) => `@skein/${name}`),
  );
  const { peerDependencies: _peers, devDependencies: _tools, ...alone } = model;
  if (layer === 0)
    return {
      ...alone,
      name: `@skein/${kebab}`,
      version: '0.1.0',
      description,
      ...placeOf(model, kebab),
      exports: { '.': entryPoint('index'), './package.json': './package.json' },
      dependencies: undefined,
      nx: { ...(isRecord(nx) && nx), tags: ['layer:0', 'platform:browser'] },
    };
  return {
    ...model,
    name: `@skein/${kebab}`,
    version: '0.1.0',
    description,
    ...placeOf(model, kebab),
    exports: {
      '.': entryPoint('index'),
      './content': entryPoint('content'),
      './registrations': entryPoint('registrations'),
      './*': {
        '@skein/source': './src/*/*.tsx',
        types: './dist/*/*.d.ts',
        default: './dist/*/*.js',
      },
      './package.json': './package.json',
    },
    dependencies: Object.keys(kept).length > 0 ? kept : undefined,
    devDependencies: pick(devDependencies, FOR_TESTS),
    nx: { ...(isRecord(nx) && nx), tags: [`layer:${layer}`, 'platform:browser'] },
  };
}
