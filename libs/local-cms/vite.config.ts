import { mergeConfig } from 'vite';
import { libConfig } from '../vite.lib.ts';

const root = import.meta.dirname;

export default mergeConfig(libConfig(root), {
  build: {
    lib: {
      // Both entries are programs, which no code imports.
      entry: {
        'command/bin': `${root}/src/command/bin.ts`,
        'images/image-worker': `${root}/src/images/image-worker.ts`,
      },
    },
  },
  test: { environment: 'node' },
});
