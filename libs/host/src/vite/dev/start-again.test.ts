import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { startAgain } from './start-again.ts';

it.each([
  ['starts again', 'change', '/site/vite.config.ts', 1],
  ['starts again', 'change', '/site/fonts.ts', 1],
  ['starts again', 'add', '/site/src/islands/tides.island.ts', 1],
  ['starts again', 'unlink', '/site/src/enhancers/tides.enhancer.ts', 1],
  ['starts again', 'add', '/site/fonts/harbor.woff2', 1],
  ['leaves to the bundles', 'change', '/site/src/islands/tides.island.ts', 0],
  ['leaves to the bundles', 'add', '/site/src/tides.ts', 0],
  ['leaves to the bundles', 'unlink', '/site/vite.config.ts.timestamp-1.mjs', 0],
])('%s at %s of %s', (_what, event, file, times) => {
  const watcher = new EventEmitter();
  const restart = vi.fn(() => Promise.resolve());
  const config = {
    configFile: '/site/vite.config.ts',
    configFileDependencies: ['/site/vite.config.ts', '/site/fonts.ts'],
    logger: { info: vi.fn() },
  };
  startAgain({ watcher, config, restart } as unknown as ViteDevServer);
  watcher.emit('all', event, file);
  expect(restart).toHaveBeenCalledTimes(times);
});
