import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteDefinition } from '../site/site.ts';
import { freePort } from './free-port.ts';
import { configureSite, type SiteRun } from './configure-site.ts';

/** Starts a site with a temporary data folder, requests some pages and stops it. */
export async function visitOnce(site: SiteDefinition, run: SiteRun, paths: readonly string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-prepare-'));
  const { settings, create } = configureSite(site, run, {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  const app = await create();
  await app.listen({ port: settings.port, host: settings.host });
  try {
    for (const path of paths) await fetch(`http://${settings.self}${path}`);
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true });
  }
}
