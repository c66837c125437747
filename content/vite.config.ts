import { defineConfig } from 'vitest/config';
import { vitestLevels } from '../libs/test-level.ts';
import { withoutJsx } from '../libs/vite.without-jsx.ts';

export default defineConfig({
  plugins: [withoutJsx],
  resolve: { conditions: ['@skein/source'] },
  ssr: { resolve: { conditions: ['@skein/source'] } },
  test: {
    environment: 'node',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: [`${import.meta.dirname}/../libs/vitest.setup.ts`],
    ...vitestLevels,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/out-tsc/**', 'artwork/**'],
  },
});
