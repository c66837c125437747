import { mkdtempSync, rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectFragments } from '../document/drawn-fragments.ts';
import type { SiteDefinition } from '../site/site.ts';
import { freePort } from './free-port.ts';
import { configureSite, type SiteRun } from './configure-site.ts';

/**
 * Starts a site with a temporary data folder, requests some pages, and stores the code that V8 has compiled for them.
 * Then it requests all pages, stores their drawn blocks for later starts, and stops the site.
 * @param paths the pages that later starts draw first
 */
export async function visitOnce(site: SiteDefinition, run: SiteRun, paths: readonly string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-prepare-'));
  const { settings, folders, create } = configureSite(site, run, {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // Visitors' pages differ from those in development, which link to demo accounts.
    SITE_ENV: 'production',
    SITE_ORIGIN: 'https://example.com',
  });
  const fragments = collectFragments();
  const app = await create({ fragments });
  await app.listen({ port: settings.port, host: settings.host });
  const visit = async (path: string) => (await fetch(`http://${settings.self}${path}`)).arrayBuffer();
  try {
    for (const path of paths) await visit(path);
    flushCompileCache();
    const addresses = await app.siteAddresses?.();
    for (const path of addresses?.pages ?? []) await visit(path);
    fragments.write(folders.fragments);
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true });
  }
}
