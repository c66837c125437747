/**
 * The parts of a manifest that all libraries share: license, engines, peers, versions. A new library copies
 * them from an existing one.
 */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly nx?: object;
}

/** Libraries that every block builds on. */
const FOUNDATION = ['@skein/cms-client', '@skein/ui'];
/** Packages that the tests of a new library need: their browser environment. */
const FOR_TESTS = ['jsdom'];

const entryPoint = (source: string) => ({
  '@skein/source': `./src/${source}`,
  default: `./dist/${source.replace(/\.tsx?$/, '.js')}`,
});

/**
 * Returns the given packages that a list of the model contains, with their versions. Undefined if there are
 * none.
 */
function pick(list: Readonly<Record<string, string>> = {}, names: readonly string[]) {
  const found = Object.entries(list).filter(([name]) => names.includes(name));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * Returns the manifest of a new library, modeled on that of `libs/<modelName>`. Layer 0 holds no content and
 * has no dependencies.
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
