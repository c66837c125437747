import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const OUTPUT = /\.(?:js|d\.ts)(?:\.map)?$/;

/**
 * Removes files from `dist` whose source no longer exists. Vite and TypeScript both write to `dist`, so neither
 * may empty the folder.
 * @param root the library's folder
 */
export const sweep = (root: string): Plugin => ({
  name: 'sweep',
  writeBundle(_options, bundle) {
    for (const file of globSync('**/*', { cwd: join(root, 'dist') })) {
      if (!OUTPUT.test(file) || file in bundle) continue;
      const source = join(root, 'src', file.replace(OUTPUT, ''));
      if (!['.ts', '.tsx'].some((ending) => existsSync(source + ending))) rmSync(join(root, 'dist', file));
    }
  },
});
