import { defineConfig } from 'vitest/config';
import { vitestLevels } from '../libs/test-level.ts';

export default defineConfig({
  ssr: { resolve: { conditions: ['@skein/source', 'node', 'development|production'] } },
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/out-tsc/**', 'generators/**'],
    watch: false,
    ...vitestLevels,
  },
});
