import { writeDemoAddresses } from '@skein/api';
import { createDelivery } from '@skein/cms-client/server';
import { localizePath } from '@skein/cms-client';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentSource } from '../content/content-source.ts';
import { keepingTexts, type KeptText } from '../content/kept-texts.ts';
import { lateSanitize } from '../content/late-sanitize.ts';
import { builtFolders } from './built-folders.ts';
import { assetAddresses, deliveryConfig } from './cms-connection.ts';
import { readConfig } from './config.ts';
import { createSite, type SiteFolders } from './create-site.ts';
import { DEVELOPMENT_PATHS } from './development-paths.ts';

/** As long as the build takes. */
const TTL_MS = 3_600_000;

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Serves the site of a build, asks for its home page, and reads all pages, as visitors and as developers get them. */
async function textsOf(folders: SiteFolders, dataDir: string): Promise<readonly KeptText[]> {
  const { sanitize, kept } = keepingTexts(lateSanitize());
  const config = readConfig({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const app = await createSite(config, folders, sanitize);
  await app.listen({ port: config.port, host: config.host });
  try {
    for (const path of ['/', '/intl/es']) await fetch(`http://${config.self}${path}`);
    // Links to what only developers see are taken off in production.
    for (const deadPaths of [[], DEVELOPMENT_PATHS]) {
      const source = createContentSource({
        delivery: createDelivery(
          deliveryConfig(config, { read: async () => undefined, write: async () => undefined }),
        ),
        sanitize,
        assetUrl: assetAddresses(config),
        deadPaths,
        ttlMs: TTL_MS,
        onProblems: () => undefined,
      });
      for (const { path } of await source.slugs.all())
        for (const locale of ['en-US', 'es'] as const) await source.loadPage(localizePath(path, locale));
    }
    return kept();
  } finally {
    await app.close();
  }
}

/** Leaves in a build what every start would do otherwise: what became of its texts, and the demo addresses. */
export async function prepareSite(serverFolder: string): Promise<void> {
  const folders = builtFolders(serverFolder);
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-prepare-'));
  try {
    writeFileSync(folders.keptTexts, JSON.stringify(await textsOf(folders, dataDir)));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
  await writeDemoAddresses(folders.addressFile);
}
