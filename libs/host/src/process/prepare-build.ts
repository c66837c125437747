import { mkdirSync, rmSync } from 'node:fs';
import { compiledFolder, loadCompiled } from './compiled-code.ts';

/**
 * The last step of a build. It runs the code that every start runs, so that V8 stores the compiled code, and
 * then ends the process.
 * @param serverFolder folder of the built server
 * @param run loads and runs the server once; load no module of the server before this call
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
