import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'generators',
    environment: 'node',
    include: ['**/*.test.ts'],
    watch: false,
    testTimeout: 30_000,
  },
});
