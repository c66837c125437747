import { spawnSync } from 'node:child_process';

/** Prints what a new block still lacks, which is no error: the block is not finished yet. */
export const FEATURES = 'tools/features/features.ts';
/** Writes the copies of content types that new sites get. */
export const NEW_SITE = 'libs/create-skein/content/build.ts';

/** Runs a script of the workspace in its own process, which reads the files that the generator has just written. */
export function runScript(root: string, script: string): void {
  spawnSync(process.execPath, ['--conditions=@skein/source', script], { cwd: root, stdio: 'inherit' });
}
