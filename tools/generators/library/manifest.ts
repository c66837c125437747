/** What every manifest of a library has in common is taken from one that exists: licence, engines, peers, versions. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly nx?: object;
}

/** Libraries that every block builds on. */
const FOUNDATION = ['@skein/cms-client', '@skein/ui'];
/** What the tests of a new library need by themselves: the browser that they stand in. */
const FOR_TESTS = ['jsdom'];

const entryPoint = (source: string) => ({
  '@skein/source': `./src/${source}`,
  default: `./dist/${source.replace(/\.tsx?$/, '.js')}`,
});

/** Those of the given packages that a list of the model has, with the versions that it asks for; none without any. */
function pick(list: Readonly<Record<string, string>> = {}, names: readonly string[]) {
  const found = Object.entries(list).filter(([name]) => names.includes(name));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The manifest of a new library, after that of `libs/<modelName>`. Layer 0 holds no content, and asks for nothing. */
export function manifestOf(
  kebab: string,
  layer: number,
  description: string,
  [modelName, model]: readonly [string, Manifest],
): object {
  const placed: Manifest = JSON.parse(JSON.stringify(model).replaceAll(`libs/${modelName}`, `libs/${kebab}`));
  const hasContent = layer > 0;
  return {
    ...placed,
    name: `@skein/${kebab}`,
    version: '0.1.0',
    description,
    exports: {
      '.': entryPoint('index.ts'),
      ...(hasContent && {
        './content': entryPoint('content.ts'),
        './registrations': entryPoint('registrations.ts'),
        './*': entryPoint('*/*.tsx'),
      }),
      './package.json': './package.json',
    },
    dependencies: hasContent ? pick(model.dependencies, FOUNDATION) : undefined,
    devDependencies: hasContent ? pick(model.devDependencies, FOR_TESTS) : undefined,
    peerDependencies: hasContent ? model.peerDependencies : undefined,
    nx: { ...(hasContent && model.nx), tags: [`layer:${layer}`, 'platform:browser'] },
  };
}
