import { spawnSync } from 'node:child_process';

/** Writes the pages of features anew, and prints what is still missing. It is no failure here: the block is just begun. */
export function writeFeatures(root: string): void {
  const args = ['--conditions=@skein/source', 'tools/features/features.ts'];
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
