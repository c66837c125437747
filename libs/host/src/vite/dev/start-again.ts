import type { ViteDevServer } from 'vite';

/** What is read once, when Vite starts, by its name: islands, enhancers and fonts of the site. */
const NAMED = /\/src\/(islands|enhancers)\/[^/]+\.(island|enhancer)\.tsx?$|\.woff2$/;

/** Starts Vite again when its settings change. Without a socket to the pages, Vite does not do it by itself. */
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
