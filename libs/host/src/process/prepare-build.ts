import { mkdirSync, rmSync } from 'node:fs';
import { compiledFolder, loadCompiled } from './compiled-code.ts';

/**
 * The last step of a build: runs what every start runs, so that V8's code of all of it is kept. Ends the process.
 * @param serverFolder of the build
 * @param run loads and runs the server once; nothing of it may be loaded before
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
