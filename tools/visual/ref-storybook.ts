import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';
import { buildIn, openRefTree } from './ref-tree.ts';

/**
 * Builds the Storybook of a commit, with the dependencies it asked for, and returns its folder. The last one built is
 * kept: the same commit is not built twice. Artwork and speed test are those of the working tree in both builds.
 */
export function buildRefStorybook(commit: string, folder: string): string {
  const output = join(folder, commit.slice(0, 12));
  const artwork = join(ROOT, 'content/artwork/files');
  const speedTest = 'dist/speed-test';
  if (!existsSync(join(output, 'index.json'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const { home, remove } = openRefTree(commit);
    try {
      // Where commits look for it that still drew theirs.
      cpSync(artwork, join(home, 'content/generated/assets'), { recursive: true });
      cpSync(join(ROOT, speedTest), join(home, speedTest), { recursive: true });
      const storybook = join(home, 'node_modules/storybook/dist/bin/dispatcher.js');
      buildIn(join(home, 'apps/storybook'), 'Storybook', [
        storybook,
        'build',
        '--output-dir',
        output,
        '--quiet',
        '--disable-telemetry',
      ]);
    } finally {
      remove();
    }
  }
  cpSync(artwork, join(output, 'artwork'), { recursive: true });
  return output;
}
