import { defineConfig, mergeConfig } from 'vitest/config';
import { siteBuild } from '../../libs/host/src/vite/index.ts';
import { classNames } from '../../libs/vite.class-names.ts';

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

export default mergeConfig(
  siteBuild({
    root: import.meta.dirname,
    packages: areas.map((area) => `@skein/${area}`),
    server: {
      main: 'src/main.ts',
      prepare: 'src/prepare.ts',
      export: 'src/export.ts',
      'image-worker': '../../libs/local-cms/src/images/image-worker.ts',
      'whole-way-bench': 'src/bench/whole-way-bench.tsx',
    },
    external: ['better-sqlite3', 'jsdom', 'sharp'],
    conditions: ['@skein/source'],
    plugins: [classNames],
  }),
  defineConfig({
    test: {
      environment: 'node',
      // React as visitors meet it, and twice as fast: its checks for developers run in the libraries' own tests.
      env: { NODE_ENV: 'production' },
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      setupFiles: [`${import.meta.dirname}/../../libs/vitest.setup.ts`],
      include: ['src/**/*.test.{ts,tsx}'],
      watch: false,
      testTimeout: 30_000,
    },
  }),
);
