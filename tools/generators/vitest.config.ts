import { defineConfig } from 'vitest/config';
import { vitestLevels } from '../../libs/test-level.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'generators',
    environment: 'node',
    include: ['**/*.test.ts'],
    watch: false,
    ...vitestLevels,
  },
});
