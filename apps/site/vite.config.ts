import { defineConfig, mergeConfig } from 'vitest/config';
import { siteBuild } from '../../libs/host/src/vite/index.ts';
import { classNames } from '../../libs/vite.class-names.ts';
import { vitestLevels } from '../../libs/test-level.ts';

const areas = [
  'analytics',
  'shell',
  'blocks',
  'forms',
  'cities',
  'carousels',
  'apartment-finder',
  'quiz',
  'careers',
];

const config = mergeConfig(
  siteBuild({
    root: import.meta.dirname,
    packages: areas.map((area) => `@skein/${area}`),
    server: {
      main: 'src/main.ts',
      prepare: 'src/prepare.ts',
      export: 'src/export.ts',
      outbox: '@skein/services/outbox-command',
      'image-worker': '../../libs/local-cms/src/images/image-worker.ts',
      'whole-way-bench': 'src/bench/whole-way-bench.tsx',
    },
    external: ['better-sqlite3', 'jsdom', 'sharp'],
    conditions: ['@skein/source'],
    plugins: [classNames],
    dev: {
      content: ['../../content', '../../libs/**/*.{block,content,shared,fixtures}.ts'],
      noContent: ['../../content/generated/**', '../../content/**/*.test.ts'],
      write: (changed) => [
        ...(changed.some((file) => file.includes('/content/artwork/'))
          ? ['../../content/artwork/copy.ts']
          : []),
        '../../content/build.ts',
      ],
      check: ['tsc', '-b', '--pretty', 'false'],
    },
  }),
  defineConfig({
    test: {
      environment: 'node',
      // Visitors get React's production build, which is twice as fast. Libraries test the development build.
      env: { NODE_ENV: 'production' },
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      setupFiles: [`${import.meta.dirname}/../../libs/vitest.setup.ts`],
      include: ['src/**/*.test.{ts,tsx}'],
      watch: false,
      ...vitestLevels,
    },
  }),
);

// Tests resolve packages like Node, without the condition `module`, because its files may need a bundler.
if (process.env['VITEST'])
  config.ssr.resolve.conditions = ['@skein/source', 'node', 'development|production'];

export default config;
