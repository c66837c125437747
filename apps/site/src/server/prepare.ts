import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledFolder, loadCompiled } from './compiled-code.ts';

/**
 * The last step of a build: serves the site once, so that V8's code of all that a start needs is kept, and reads every page,
 * so that what became of its texts is. It also writes the demo addresses, which installations copy.
 */
async function prepare(serverFolder: string): Promise<void> {
  const { freePort, keptTexts, writeAddresses } = await import('./prepare-site.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-prepare-'));
  try {
    const texts = await keptTexts({ serverFolder, dataDir, port: await freePort() });
    writeFileSync(texts.file, JSON.stringify(texts.kept));
    await writeAddresses(serverFolder);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

const serverFolder = import.meta.dirname;
rmSync(compiledFolder(serverFolder), { recursive: true, force: true });
mkdirSync(compiledFolder(serverFolder));
loadCompiled(serverFolder);
void prepare(serverFolder).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
