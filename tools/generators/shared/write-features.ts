import { spawnSync } from 'node:child_process';

/** Prints what a new block still lacks. It is no failure here: the block is just begun. */
export function writeFeatures(root: string): void {
  const args = ['--conditions=@skein/source', 'tools/features/features.ts'];
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
