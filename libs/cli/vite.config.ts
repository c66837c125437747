import { mergeConfig } from 'vite';
import { libConfig } from '../vite.lib.ts';

const root = import.meta.dirname;

export default mergeConfig(libConfig(root), {
  build: { lib: { entry: { bin: `${root}/src/bin.ts` } } },
  test: { environment: 'node' },
});
