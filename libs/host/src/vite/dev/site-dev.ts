import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Plugin, ServerOptions, ViteDevServer } from 'vite';
import { developSite } from './develop-site.ts';
import type { SiteDevOptions } from './dev-options.ts';
import { createFront } from './front.ts';
import { startAgain } from './start-again.ts';

/** Where development builds to: as deep as `dist`, so that the server finds from there what it finds from its build. */
const FOLDER = '.dev';
/** What has served before Vite was started again. */
let ending: Promise<unknown> = Promise.resolve();

/** At the port of the settings, and without a socket to the pages: their policy knows none. */
export const devServer = (): ServerOptions => ({
  port: Number(process.env['PORT'] ?? 3000),
  host: process.env['HOST'] ?? 'localhost',
  strictPort: true,
  cors: false,
  hmr: false,
  watch: { ignored: [`**/${FOLDER}/**`, '**/dist/**', '**/out-tsc/**'] },
});

/** `vite` of a site: the production build, served again after each change. Tests ask Vite to serve, too. */
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
