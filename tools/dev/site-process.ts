import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../commands/run.ts';
import { launch } from '../commands/serve.ts';
import { DEV_DIST } from './bundles.ts';

/** A server that does not start in this time will not start any more, ms. */
const START_LIMIT_MS = 30_000;
/** Requests that are under way in a server that is replaced may take this long, ms. */
const CLOSE_LIMIT_MS = 3000;

/**
 * A process that is ready to become the server.
 * @param origin  address under which people see the site
 */
export async function prepareSite(origin: string) {
  const { port, send, ready, end } = await launch(
    ['--enable-source-maps', join(import.meta.dirname, 'server-process.ts'), join(DEV_DIST, 'server')],
    {
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
      SITE_ORIGIN: origin,
      ...process.env,
      PORT: undefined,
    },
  );
  return {
    port,
    /** Starts serving what has been built. Throws what the server said when it cannot. */
    async start() {
      send();
      const late = setTimeout(START_LIMIT_MS, 'late', { ref: false });
      if ((await Promise.race([ready, late])) === 'late') throw new Error('The server does not start');
    },
    stop: () => end(CLOSE_LIMIT_MS),
  };
}
export type SiteProcess = Awaited<ReturnType<typeof prepareSite>>;
