import { inTime } from '@skein/cms-client/serve';
import { DataDirError } from '@skein/http';
import { SettingsError } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import type { HostSettings } from '../settings/host-settings.ts';
import { listenProblem } from './listen-problem.ts';

/** How long requests that are under way may take once the process is asked to stop, ms: less than it is usually given. */
const SETTLE_LIMIT_MS = 15_000;
/** And then how long until it ends whatever happens, ms. */
const CLOSE_LIMIT_MS = 10_000;

/** An error at start is told in a line, not in a stack: whoever starts the site set something that cannot be. */
function quit(error: unknown): never {
  const plain =
    error instanceof SettingsError ||
    error instanceof DataDirError ||
    (error instanceof Error && /Missing|Export|Storage/.test(error.constructor.name));
  console.error(plain ? `\n${(error as Error).message}\n` : error);
  process.exit(1);
}

export interface ServeOptions<S extends Pick<HostSettings, 'port' | 'host'>> {
  /** Reads the settings of the process. @throws SettingsError */
  readonly readSettings: () => S;
  readonly create: (settings: S) => Promise<FastifyInstance>;
  /** Lines that are printed once it listens. */
  readonly greeting: (settings: S) => readonly string[];
}

async function listen<S extends Pick<HostSettings, 'port' | 'host'>>(
  options: ServeOptions<S>,
): Promise<void> {
  const settings = options.readSettings();
  const app = await options.create(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void inTime(app.settled?.() ?? Promise.resolve(), SETTLE_LIMIT_MS).then(() => {
        // A client that never finishes its request must not keep the process.
        setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
        return app.close().then(() => process.exit(0));
      });
    });
  }
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    throw listenProblem(error, settings);
  }
  console.log(['', ...options.greeting(settings), ''].join('\n'));
}

/** Runs a site as the current process: reads settings, handles signals, and prints errors at start in one line. */
export function serve<S extends Pick<HostSettings, 'port' | 'host'>>(options: ServeOptions<S>): void {
  listen(options).catch(quit);
}
