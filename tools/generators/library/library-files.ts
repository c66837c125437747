import type { Names } from '../shared/names.ts';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Libraries that every block builds on. */
const FOUNDATION = ['cms-client', 'ui'] as const;

const entryPoint = (name: string) => ({
  '@skein/source': `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});

function packageJson({ kebab }: Names, layer: number, description: string) {
  return json({
    name: `@skein/${kebab}`,
    version: '0.1.0',
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    files: ['dist', '!dist/*.tsbuildinfo', 'src', '!src/**/*.test.*', '!src/**/*.stories.*'],
    exports: {
      '.': entryPoint('index'),
      './content': entryPoint('content'),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(FOUNDATION.map((name) => [`@skein/${name}`, '^0.1.0'])),
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', 'styled-components': '^6.4.0' },
    nx: { tags: [`layer:${layer}`, 'platform:browser'] },
  });
}

const foundationReferences = FOUNDATION.map((name) => ({ path: `../${name}/tsconfig.lib.json` }));
const base = { extends: '../../tsconfig.base.json' };

const tsconfigs = {
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
    references: foundationReferences,
  }),
  'tsconfig.spec.json': json({
    ...base,
    compilerOptions: { outDir: './out-tsc/spec', types: ['node'] },
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.stories.tsx'],
    references: [{ path: './tsconfig.lib.json' }, ...foundationReferences],
  }),
};

const VITE_CONFIG = `import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, { index: 'src/index.ts', content: 'src/content.ts' });
`;

const CONTENT_TEST = `import { describe, expect, it } from 'vitest';
import * as content from './content.ts';

const ids = (Object.values(content) as unknown[]).flatMap((value) =>
  typeof value === 'object' && value !== null && 'rows' in value && 'id' in value ? [value.id] : [],
);

describe('the content types of this library', () => {
  it('have an id each that no other has', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });
});
`;

const readme = ({ kebab }: Names, description: string) => `# @skein/${kebab}

${description}.

## Install

\`\`\`sh
npm install @skein/${kebab} react react-dom styled-components
\`\`\`

| Entry point | What it holds | Runs in |
| --- | --- | --- |
| \`@skein/${kebab}\` | components and content definitions | browser, server |
| \`@skein/${kebab}/content\` | content definitions alone, without React | anywhere |

Register the components under their content types in the host's registry. Each block has a story with its fixtures; the
catalogue lists its CMS fields.
`;

/** Every file of a new library, by its path inside the library. */
export function libraryFiles(
  names: Names,
  layer: number,
  description: string,
): Readonly<Record<string, string>> {
  return {
    'package.json': packageJson(names, layer, description),
    ...tsconfigs,
    'vite.config.ts': VITE_CONFIG,
    'README.md': readme(names, description),
    'src/content.ts': 'export {};\n',
    'src/index.ts': `export * from './content.ts';\n`,
    'src/content.test.ts': CONTENT_TEST,
  };
}
