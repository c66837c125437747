import { mkdirSync, rmSync } from 'node:fs';
import { compiledFolder, loadCompiled } from './compiled-code.ts';

/**
 * Runs the last step of a build: it executes what every start executes, so that V8 stores its compiled code.
 * Ends the process.
 * @param serverFolder of the build
 * @param run loads and runs the server once; load none of its modules before
 */
export async function prepareBuild(serverFolder: string, run: () => Promise<void>): Promise<void> {
  rmSync(compiledFolder(serverFolder), { recursive: true, force: true });
  mkdirSync(compiledFolder(serverFolder));
  loadCompiled(serverFolder);
  try {
    await run();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  process.exit(0);
}
