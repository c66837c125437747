import type { ViteDevServer } from 'vite';

/** Matches files that Vite's start finds by name: islands, enhancers and fonts of the site. */
const NAMED = /\/src\/(islands|enhancers)\/[^/]+\.(island|enhancer)\.tsx?$|\.woff2$/;

/** Restarts Vite when its settings change. Vite itself restarts only if `hmr` is on. */
export function startAgain(server: ViteDevServer): void {
  const { watcher, config } = server;
  const settings = [config.configFile, ...config.configFileDependencies];
  watcher.on('all', (event, path) => {
    const file = path.replaceAll('\\', '/');
    const isOther = event === 'change' ? settings.includes(file) : NAMED.test(file);
    if (!isOther) return;
    config.logger.info(`${file} has changed: Vite starts again`);
    void server.restart();
  });
}
