import { defineConfig } from 'vitest/config';
import { vitestLevels } from '../../libs/test-level.ts';
import { withoutJsx } from '../../libs/vite.without-jsx.ts';

/**
 * Export conditions of packages, as in Node. `module` is missing, because it can select files that only a
 * bundler can read.
 */
const conditions = ['@skein/source', 'node', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [withoutJsx],
  cacheDir: `${import.meta.dirname}/node_modules/.vite`,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: 'node',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: [`${import.meta.dirname}/../../libs/vitest.setup.ts`],
    include: ['src/**/*.test.ts'],
    globals: false,
    watch: false,
    ...vitestLevels,
  },
});
