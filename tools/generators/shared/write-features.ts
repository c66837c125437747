import { spawnSync } from 'node:child_process';

/** Prints what a new block still lacks. This is no error, because the block is not finished yet. */
export function writeFeatures(root: string): void {
  const args = ['--conditions=@skein/source', 'tools/features/features.ts'];
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
