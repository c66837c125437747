import { inTime } from '@skein/cms-client/serve';
import { reachedAt, StartError } from '@skein/http';
import type { HostSettings } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import { listenProblem } from './listen-problem.ts';

/** How long open requests may take after a signal to stop, ms. Systems usually allow a process more time. */
const SETTLE_LIMIT_MS = 15_000;
/** How long closing may take after the last open request, ms. Afterwards, the process ends in any case. */
const CLOSE_LIMIT_MS = 10_000;

/** Prints why the process cannot start, and ends the process. A `StartError` is printed without its stack. */
export function quit(error: unknown): never {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** An application that does not listen yet, with its settings. */
export interface Server {
  readonly app: FastifyInstance;
  readonly settings: Pick<HostSettings, 'port' | 'host'>;
  /** Addresses that the process prints once it listens: paths by name. */
  readonly printed: Readonly<Record<string, string>>;
}

/** Returns the origin of the server. If PORT is 0, the system has chosen the port. */
function originOf({ app, settings }: Server): string {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${reachedAt(settings.host, port ?? settings.port)}`;
}

async function listen(server: Server): Promise<void> {
  const { app, settings, printed } = server;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void inTime(app.settled?.() ?? Promise.resolve(), SETTLE_LIMIT_MS)
        .then(() => {
          // A client that never finishes its request must not keep the process running.
          setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
          return app.close();
        })
        .catch((error: unknown) => app.log.error({ err: error }, 'a part could not be closed'))
        .then(() => process.exit(0));
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
