import { mkdirSync, rmSync } from 'node:fs';
import { compiledFolder, loadCompiled } from './compiled-code.ts';

/**
 * The last step of a build: serves the site once, so that V8's code of all that a start needs is kept, and writes the demo
 * addresses, which installations copy.
 */
const serverFolder = import.meta.dirname;
rmSync(compiledFolder(serverFolder), { recursive: true, force: true });
mkdirSync(compiledFolder(serverFolder));
loadCompiled(serverFolder);
void import('./prepare-site.ts')
  .then(({ prepareSite }) => prepareSite(serverFolder))
  .then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
