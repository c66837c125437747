import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../commands/free-port.ts';
import { ROOT } from '../commands/run.ts';
import { DEV_DIST } from './bundles.ts';

/** A server that does not start in this time will not start any more, ms. */
const START_LIMIT_MS = 30_000;
/** Requests that are under way in a server that is replaced may take this long, ms. */
const CLOSE_LIMIT_MS = 3000;

export interface SiteProcess {
  readonly port: number;
  /** Starts serving what has been built. Throws what the server said when it cannot. */
  start(): Promise<void>;
  stop(): void;
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const limit = setTimeout(() => reject(new Error('The server does not start')), START_LIMIT_MS);
  child.once('exit', () => reject(new Error(said.trim() || 'The server ended at its start')));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes(`localhost:${port}`)) resolve();
  });
  child.send('start');
  try {
    await promise;
  } finally {
    clearTimeout(limit);
    child.stdout?.removeAllListeners('data');
  }
  child.stdout?.pipe(process.stdout);
}

/**
 * A process that is ready to become the server.
 * @param origin  address under which people see the site
 */
export async function prepareSite(origin: string): Promise<SiteProcess> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', join(import.meta.dirname, 'server-process.ts'), join(DEV_DIST, 'server')],
    {
      cwd: ROOT,
      env: {
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
        SITE_ORIGIN: origin,
        ...process.env,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  child.stderr?.pipe(process.stderr);
  return {
    port,
    start: () => untilReady(child, port),
    stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      const limit = setTimeout(() => child.kill('SIGKILL'), CLOSE_LIMIT_MS);
      void once(child, 'exit').then(() => clearTimeout(limit));
    },
  };
}
