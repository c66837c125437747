import { spawnSync } from 'node:child_process';

/** Prints what a new block still lacks. The generator does not fail on it, because the block is only begun. */
export function writeFeatures(root: string): void {
  const args = ['--conditions=@skein/source', 'tools/features/features.ts'];
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
