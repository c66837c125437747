import { mergeConfig } from 'vite';
import { libConfig } from '../vite.lib.ts';

const root = import.meta.dirname;

export default mergeConfig(libConfig(root), {
  // The command is run, not imported.
  build: { lib: { entry: { 'command/bin': `${root}/src/command/bin.ts` } } },
  test: { environment: 'node' },
});
