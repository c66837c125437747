import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@skein/source', 'node', 'development|production'] } },
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/out-tsc/**', 'generators/**'],
    watch: false,
    // The machine is shared with compilers.
    testTimeout: 30_000,
  },
});
