import { DataDirError, prepareDataDir, StorageError } from '@skein/api';
import { SettingsError } from '@skein/api/settings';
import { inTime } from '../content/in-time.ts';
import { builtFolders } from './built-folders.ts';
import { readConfig } from './config.ts';
import { createSite } from './create-site.ts';
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
    error instanceof StorageError ||
    (error instanceof Error && /Missing|Export/.test(error.constructor.name));
  console.error(plain ? `\n${(error as Error).message}\n` : error);
  process.exit(1);
}

async function serve(serverFolder: string): Promise<void> {
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const app = await createSite(config, builtFolders(serverFolder));
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
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw listenProblem(error, config);
  }
  const address = `http://${config.self}`;
  console.log(
    [
      '',
      `  Skein Fiber   ${address}/`,
      `  in Spanish    ${address}/intl/es`,
      ...(config.production || config.servicesUrl ? [] : [`  demo accounts ${address}/demo/accounts`]),
      '',
    ].join('\n'),
  );
}

/** @param serverFolder of the build */
export function start(serverFolder: string): void {
  serve(serverFolder).catch(quit);
}
