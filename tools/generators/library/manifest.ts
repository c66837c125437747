/** The parts of a manifest that a new library copies from its model: license, engines, peers, versions. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly nx?: object;
}

/** Libraries that every block uses. */
const FOUNDATION = ['@skein/cms-client', '@skein/ui'];
/** Packages that provide the browser environment for the tests of a new library. */
const FOR_TESTS = ['jsdom'];

const entryPoint = (source: string) => ({
  '@skein/source': `./src/${source}`,
  default: `./dist/${source.replace(/\.tsx?$/, '.js')}`,
});

/** Returns the packages of `list` that are in `names`, with their versions; undefined if there are none. */
function pick(list: Readonly<Record<string, string>> = {}, names: readonly string[]) {
  const found = Object.entries(list).filter(([name]) => names.includes(name));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * Returns the manifest of a new library, as a changed copy of `model`. `modelName` is the model's folder in
 * `libs`. A library of layer 0 has no content and no dependencies.
 */
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
        './blocks': entryPoint('blocks.ts'),
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
