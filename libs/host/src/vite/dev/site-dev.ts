import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Plugin, ServerOptions, ViteDevServer } from 'vite';
import { developSite } from './develop-site.ts';
import type { SiteDevOptions } from './dev-options.ts';
import { createFront } from './front.ts';
import { startAgain } from './start-again.ts';

/**
 * Folder of the development build. It is as deep as `dist`, so that the server finds the same files from there.
 */
const FOLDER = '.dev';
/** The server of the last start of Vite, which may still be ending. */
let ending: Promise<unknown> = Promise.resolve();

/**
 * Returns Vite's server options: the port of the settings, and no socket to the pages, which their policy does
 * not allow.
 */
export const devServer = (): ServerOptions => ({
  port: Number(process.env['PORT'] ?? 3000),
  host: process.env['HOST'] ?? 'localhost',
  strictPort: true,
  cors: false,
  hmr: false,
  watch: { ignored: [`**/${FOLDER}/**`, '**/dist/**', '**/out-tsc/**'] },
});

/** Makes `vite` serve the production build of a site, and rebuild it after each change. Not in tests. */
export const siteDev = (options: SiteDevOptions): Plugin => ({
  name: 'skein-dev',
  apply: (_config, { command }) => command === 'serve' && process.env['VITEST'] === undefined,
  enforce: 'post',
  config: () => ({ appType: 'custom' }),
  configEnvironment(_name, config) {
    // Vite itself serves no module.
    config.optimizeDeps = { noDiscovery: true, include: [] };
  },
  configureServer(server: ViteDevServer) {
    const { httpServer, config } = server;
    if (!httpServer) return;
    startAgain(server);
    const front = createFront();
    server.middlewares.use((request, response) => front.handle(request, response));
    let end: Promise<() => Promise<void>> | undefined;
    httpServer.once('listening', () => {
      const { port } = httpServer.address() as AddressInfo;
      const folder = join(config.root, FOLDER);
      end = ending.then(() => {
        rmSync(folder, { recursive: true, force: true });
        return developSite({ server, front, folder, origin: `http://localhost:${port}`, options });
      });
      end.catch((error: Error) => {
        config.logger.error(error.stack ?? error.message);
        front.show({ 'Development does not start': error.message });
      });
    });
    httpServer.once('close', () => {
      front.close();
      // What did not start has said so.
      ending = end?.then((stop) => stop()).catch(() => undefined) ?? ending;
    });
  },
});
