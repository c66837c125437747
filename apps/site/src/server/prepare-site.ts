import { writeDemoAddresses } from '@skein/api';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFolders } from './built-folders.ts';
import { readConfig } from './config.ts';
import { createSite } from './create-site.ts';

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Leaves in a build what every start would do otherwise: its code, compiled by being run, and the demo addresses. */
export async function prepareSite(serverFolder: string): Promise<void> {
  const folders = builtFolders(serverFolder);
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-prepare-'));
  const config = readConfig({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const app = await createSite(config, folders);
  await app.listen({ port: config.port, host: config.host });
  try {
    for (const path of ['/', '/intl/es']) await fetch(`http://${config.self}${path}`);
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true });
  }
  await writeDemoAddresses(folders.addressFile);
}
