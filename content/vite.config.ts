import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@skein/source'] },
  ssr: { resolve: { conditions: ['@skein/source'] } },
  test: {
    environment: 'node',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: [`${import.meta.dirname}/../libs/vitest.setup.ts`],
    testTimeout: 30_000,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/out-tsc/**', 'artwork/**'],
  },
});
