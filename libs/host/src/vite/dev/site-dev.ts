import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Plugin, ServerOptions, ViteDevServer } from 'vite';
import { developSite } from './develop-site.ts';
import type { SiteDevOptions } from './dev-options.ts';
import { createFront } from './front.ts';
import { startAgain } from './start-again.ts';

/** Folder of the development build. It is as deep as `dist`, so that relative paths stay the same. */
const FOLDER = '.dev';
/** Resolves when the site from Vite's previous start has stopped. */
let ending: Promise<unknown> = Promise.resolve();

/**
 * Returns Vite's server options: the port from the environment, and no connection between pages and Vite
 * (`hmr`), because the policy of the pages forbids the connection.
 */
export const devServer = (): ServerOptions => ({
  port: Number(process.env['PORT'] ?? 3000),
  host: process.env['HOST'] ?? 'localhost',
  strictPort: true,
  cors: false,
  hmr: false,
  watch: { ignored: [`**/${FOLDER}/**`, '**/dist/**', '**/out-tsc/**'] },
});

/** Makes `vite` serve the production build of a site, and rebuild it after each change, except in tests. */
export const siteDev = (options: SiteDevOptions): Plugin => ({
  name: 'skein-dev',
  apply: (_config, { command }) => command === 'serve' && process.env['VITEST'] === undefined,
  enforce: 'post',
  config: () => ({ appType: 'custom' }),
  configEnvironment(name, config) {
    // Vite serves no module itself, so it has no dependencies to optimize.
    config.optimizeDeps = { noDiscovery: true, include: [] };
    // Modules that write content get packages from Node: Vite's module runner cannot run React, which is CommonJS.
    if (name === 'ssr') config.resolve = { ...config.resolve, noExternal: [/^@skein\//] };
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
      // An error at the start has already been reported.
      ending = end?.then((stop) => stop()).catch(() => undefined) ?? ending;
    });
  },
});
