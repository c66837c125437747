import { mergeConfig } from 'vite';
import { libConfig } from '../vite.lib.ts';

const root = import.meta.dirname;

export default mergeConfig(libConfig(root), {
  build: {
    lib: {
      // These are run, not imported.
      entry: {
        'command/bin': `${root}/src/command/bin.ts`,
        'images/image-worker': `${root}/src/images/image-worker.ts`,
      },
    },
  },
  test: { environment: 'node' },
});
