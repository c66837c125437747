import { writeDemoAddresses } from '@skein/api';
import { createDelivery } from '@skein/cms-client/server';
import { localizePath } from '@skein/cms-client';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createContentSource } from '../content/content-source.ts';
import { keepingTexts, type KeptText } from '../content/kept-texts.ts';
import { lateSanitize } from '../content/late-sanitize.ts';
import { builtFolders } from './built-folders.ts';
import { assetAddresses, deliveryConfig } from './cms-connection.ts';
import { readConfig } from './config.ts';
import { createSite } from './create-site.ts';
import { DEVELOPMENT_PATHS } from './development-paths.ts';

/** As long as the build takes. */
const TTL_MS = 3_600_000;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

export interface PrepareOptions {
  readonly serverFolder: string;
  readonly dataDir: string;
  readonly port: number;
}

/** Serves the site of a build, asks for its home page, and reads all pages, as visitors and as developers get them. */
export async function keptTexts({
  serverFolder,
  dataDir,
  port,
}: PrepareOptions): Promise<{ readonly file: string; readonly kept: readonly KeptText[] }> {
  const folders = builtFolders(serverFolder);
  const { sanitize, kept } = keepingTexts(lateSanitize());
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const app = await createSite(config, folders, sanitize);
  await app.listen({ port, host: config.host });
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
    return { file: folders.keptTexts, kept: kept() };
  } finally {
    await app.close();
  }
}

/** Writes the demo addresses, which each installation then copies. */
export const writeAddresses = (serverFolder: string): Promise<void> =>
  writeDemoAddresses(builtFolders(serverFolder).addressFile);
