import type { Names } from '../shared/names.ts';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

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

function packageJson({ kebab }: Names, layer: number, description: string, model: Manifest) {
  const { dependencies, devDependencies, nx } = model;
  const kept = pick(
    dependencies,
    FOUNDATION.map((name) => `@skein/${name}`),
  );
  const { peerDependencies: _peers, devDependencies: _tools, ...alone } = model;
  if (layer === 0)
    return json({
      ...alone,
      name: `@skein/${kebab}`,
      version: '0.1.0',
      description,
      ...placeOf(model, kebab),
      exports: { '.': entryPoint('index'), './package.json': './package.json' },
      dependencies: undefined,
      nx: { ...(isRecord(nx) && nx), tags: ['layer:0', 'platform:browser'] },
    });
  return json({
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
  });
}

const foundationReferences = FOUNDATION.map((name) => ({ path: `../${name}/tsconfig.lib.json` }));
const base = { extends: '../../tsconfig.base.json' };

const tsconfigs = (references: readonly { readonly path: string }[]) => ({
  'tsconfig.json': json({
    ...base,
    files: [],
    include: [],
    references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
  }),
  'tsconfig.lib.json': json({
    ...base,
    compilerOptions: {
      rootDir: 'src',
      outDir: 'dist',
      tsBuildInfoFile: 'dist/tsconfig.lib.tsbuildinfo',
      types: [],
    },
    include: ['src'],
    exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.stories.tsx'],
    references,
  }),
  'tsconfig.spec.json': json({
    ...base,
    compilerOptions: { outDir: './out-tsc/spec', types: ['node'] },
    include: ['readme', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.stories.tsx'],
    references: [{ path: './tsconfig.lib.json' }, ...references],
  }),
});

const VITE_CONFIG = `import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  content: 'src/content.ts',
  registrations: 'src/registrations.ts',
});
`;

const CONTENT = `import type { AnyEntryType } from '@skein/cms-client';

/** Every content type of this library, with those that only stand inside others. */
export const contentTypes: readonly AnyEntryType[] = [];
`;

const REGISTRATIONS = `import type { RegistryEntry } from '@skein/cms-client';

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [];
`;

const CONTRACT_TEST = `/// <reference types="vite/types/importMeta.d.ts" />
import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, LanguageProvider } from '@skein/ui';
import { contentTypes } from './content.ts';
import { registrations } from './registrations.ts';

describeContract({
  contentTypes,
  registrations,
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  storySources: import.meta.glob('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
  contentSources: import.meta.glob('./**/*.content.ts', { eager: true, query: '?raw', import: 'default' }),
  fixtures: import.meta.glob('./**/*.fixtures.ts', { eager: true }),
  palette: colorTokens,
  wrap: (children, language) => <LanguageProvider language={language}>{children}</LanguageProvider>,
});
`;

/** Of a library that holds no content. */
const VITE_CONFIG_ALONE = `import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, { index: 'src/index.ts' });
`;

const readmeAlone = ({ kebab }: Names, description: string) => `# @skein/${kebab}

${description}.

## Install

\`\`\`sh
npm install @skein/${kebab}
\`\`\`
`;

const readme = ({ kebab }: Names, description: string, { peerDependencies }: Manifest) => `# @skein/${kebab}

${description}.

## Install

\`\`\`sh
npm install @skein/${kebab} ${Object.keys(isRecord(peerDependencies) ? peerDependencies : {}).join(' ')}
\`\`\`

| Entry point | What it holds | Runs in |
| --- | --- | --- |
| \`@skein/${kebab}\` | components and content definitions | browser, server |
| \`@skein/${kebab}/content\` | content definitions alone, without React | anywhere |
| \`@skein/${kebab}/registrations\` | lines for a host's registry: content type and component | browser, server |
| \`@skein/${kebab}/…\` | one block by itself, by the name of its folder | browser, server |

A host adds \`registrations\` to its registry. Each block has a story with its fixtures; the
catalogue lists its CMS fields.
`;

/** Every file of a new library, by its path inside the library. */
export function libraryFiles(
  names: Names,
  layer: number,
  description: string,
  model: Manifest,
): Readonly<Record<string, string>> {
  const manifest = packageJson(names, layer, description, model);
  // Below the content model: no content types, and nothing for a host to register.
  if (layer === 0)
    return {
      'package.json': manifest,
      ...tsconfigs([]),
      'vite.config.ts': VITE_CONFIG_ALONE,
      'README.md': readmeAlone(names, description),
      'src/index.ts': 'export {};\n',
    };
  return {
    'package.json': manifest,
    ...tsconfigs(foundationReferences),
    'vite.config.ts': VITE_CONFIG,
    'README.md': readme(names, description, model),
    'src/content.ts': CONTENT,
    'src/registrations.ts': REGISTRATIONS,
    'src/index.ts': `export * from './content.ts';\n`,
    'src/contract.test.tsx': CONTRACT_TEST,
  };
}
