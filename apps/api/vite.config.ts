import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@skein/source', ...defaultServerConditions];

export default defineConfig({
  root: import.meta.dirname,
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
    testTimeout: 20_000,
  },
});
