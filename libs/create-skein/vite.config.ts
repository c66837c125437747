import { mergeConfig } from 'vite';
import { libConfig } from '../vite.lib.ts';

const root = import.meta.dirname;

export default mergeConfig(libConfig(root), {
  // The package is a command, so only `bin` is built.
  build: { lib: { entry: { bin: `${root}/src/bin.ts` } } },
  test: { environment: 'node' },
});
