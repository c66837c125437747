import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { MEMORY_SETTINGS, NODE_OPTIONS } from './node-options.ts';
import { ROOT } from './run.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Length of a kernel tick, in ms. The kernel counts time in hundredths of a second. */
const TICK_MS = 10;
const END_LIMIT_MS = 20_000;

// `process.exit` runs the exit handlers, which stop all started processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Returns the text of `/proc/<pid>/<file>`. Empty on systems without `/proc`. */
function told(pid: number | undefined, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function cpuMsOf(pid: number | undefined): number {
  // The program's name is in parentheses and may contain spaces. The 12th and 13th fields after it are user and
  // system time.
  const fields = told(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * Starts a server with the Node options that docs/operating.md recommends. The server ends when this process
 * ends. This process prints the server's errors.
 */
export async function launch(args: readonly string[], env: Environment = {}) {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, [...NODE_OPTIONS, ...args], {
    cwd: ROOT,
    env: { ...MEMORY_SETTINGS, ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const gone = once(child, 'exit').then(([code]: (number | null)[]) => {
    process.off('exit', kill);
    return code ?? null;
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.stderr?.pipe(process.stderr);
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      // Show log lines.
      if (text.startsWith('{')) process.stderr.write(text);
      if (text.includes(`:${port}/`)) resolve();
    });
    void gone.then((code) => reject(new Error(complaint.trim() || `The server ended with ${code}`)));
  });
  // Ignore the error if no caller waits.
  ready.catch(() => undefined);
  /** Kills the server. Resolves when the process has ended. */
  async function stop() {
    kill();
    await gone;
  }
  return {
    port,
    origin: `http://localhost:${port}`,
    /** Resolves when the server prints its address. If the server ends first, rejects with its error output. */
    ready,
    /** After the server ends, resolves to its exit code, or to null if it was killed. */
    gone,
    /**
     * Returns the processor time that all threads of the server have used, in ms. Other processes on the
     * machine do not change it. NaN: unknown.
     */
    cpuMs: () => cpuMsOf(child.pid),
    /** Makes the server stop answering. Its connections stay open. */
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    /** Returns the server's memory, in MB. NaN: unknown. */
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(told(child.pid, 'status'))?.[1]) / 1024,
    stop,
    [Symbol.asyncDispose]: stop,
    /**
     * Sends SIGTERM to the server, as an operator would. Kills the server after `limitMs`.
     * @returns the exit code, or null if it was killed
     */
    async end(limitMs = END_LIMIT_MS) {
      child.kill('SIGTERM');
      const timer = setTimeout(kill, limitMs);
      const code = await gone;
      clearTimeout(timer);
      return code;
    },
  };
}

/** Starts a server with an empty data folder, and waits until it prints its address. */
export async function serve(args: readonly string[], env: Environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-served-'));
  const server = await launch(args, { DATA_DIR: dataDir, ...env });
  void server.gone.then(() => rmSync(dataDir, { recursive: true, force: true }));
  await server.ready;
  return server;
}
export type Served = Awaited<ReturnType<typeof serve>>;

/**
 * Returns a server that always starts on the same port.
 * @param argsIn returns the arguments for Node; `home` is the workspace whose build to start
 */
export async function restartable(
  argsIn: (home: string) => readonly string[],
  env: Environment,
  fixedPort?: number,
) {
  const port = fixedPort ?? (await freePort());
  let running: Awaited<ReturnType<typeof launch>> | undefined;
  const kill = async () => running?.stop();
  return {
    port,
    origin: `http://localhost:${port}`,
    /**
     * Starts the server of the workspace `home`, and resolves when the server answers.
     * @param changed settings that differ this time
     */
    async start(home = ROOT, changed: Environment = {}) {
      running = await launch(argsIn(home), { ...env, ...changed, PORT: String(port) });
      await running.ready;
    },
    freeze: () => running?.freeze(),
    thaw: () => running?.thaw(),
    kill,
    [Symbol.asyncDispose]: kill,
    /**
     * Sends SIGTERM to the server, as an operator would.
     * @returns the exit code, or null if it was killed
     */
    end: async () => (await running?.end()) ?? null,
    cpuMs: () => running?.cpuMs() ?? Number.NaN,
    memoryMb: () => running?.memoryMb() ?? Number.NaN,
  };
}
export type Restartable = Awaited<ReturnType<typeof restartable>>;

/** Settings of a production site, for measurements. */
export const LIKE_PRODUCTION = { SITE_ENV: 'production', SITE_ORIGIN: 'https://www.example.com' };

/** Arguments for Node that start only the services, without a build. */
export const API = ['--conditions=@skein/source', join(ROOT, 'apps/api/src/server.ts')];

const builtSite = (home: string) => [join(home, 'apps/site/dist/server/main.js')];

/** Returns a server for the built site. The server can start again after it has ended. */
export const siteReplica = (env: Environment) => restartable(builtSite, env);

/**
 * Starts the built site with a silent log.
 * @param home the workspace with the build
 */
export const startSite = (env: Environment = {}, home = ROOT): Promise<Served> =>
  serve(builtSite(home), { LOG_LEVEL: 'silent', ...env });
