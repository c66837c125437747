import { inTime } from '@skein/cms-client/serve';
import { reachedAt, StartError } from '@skein/http';
import type { HostSettings } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import { listenProblem } from './listen-problem.ts';

/**
 * How long open requests may take once the process is asked to stop, ms: less than a process is usually given.
 */
const SETTLE_LIMIT_MS = 15_000;
/** How long after that the process ends in any case, ms. */
const CLOSE_LIMIT_MS = 10_000;

/** Prints why the process cannot start, and ends it. A planned error is a sentence, any other a stack. */
export function quit(error: unknown): never {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** What a process serves, before it listens. */
export interface Server {
  readonly app: FastifyInstance;
  readonly settings: Pick<HostSettings, 'port' | 'host'>;
  /** Addresses that the process prints once it listens: paths by name. */
  readonly printed: Readonly<Record<string, string>>;
}

/** Returns the origin of the server. With PORT=0 the system has chosen the port. */
function originOf({ app, settings }: Server): string {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${reachedAt(settings.host, port ?? settings.port)}`;
}

async function listen(server: Server): Promise<void> {
  const { app, settings, printed } = server;
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
  const origin = originOf(server);
  const lines = Object.entries(printed).map(([name, path]) => `  ${name}: ${origin}${path}`);
  console.log(['', ...lines, ''].join('\n'));
}

/** Runs a server as the current process: handles signals, and prints errors at start in one line. */
export function serve(create: () => Promise<Server>): void {
  create().then(listen).catch(quit);
}
