import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  islands: 'src/islands/index.ts',
  server: 'src/server/index.ts',
  testing: 'src/testing/index.ts',
});
