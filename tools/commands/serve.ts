import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { ROOT } from './run.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Length of a kernel tick, ms: the kernel counts in hundredths of a second. */
const TICK_MS = 10;
const END_LIMIT_MS = 20_000;

// Exits in order, which takes along what was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Returns what the kernel reports about a process in a file; empty on systems without such files. */
function told(pid: number | undefined, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function cpuMsOf(pid: number | undefined): number {
  // The name of the program, in brackets, may hold blanks; user and system time are the 12th and 13th after it.
  const fields = told(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * Starts a server as docs/operating.md does. Its process ends with this one at the latest, and its error
 * output is shown.
 */
export async function launch(args: readonly string[], env: Environment = {}) {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, ['--max-semi-space-size=8', ...args], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
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
      // What it logs.
      if (text.startsWith('{')) process.stderr.write(text);
      if (text.includes(`:${port}/`)) resolve();
    });
    void gone.then((code) => reject(new Error(complaint.trim() || `The server ended with ${code}`)));
  });
  // Nobody may be waiting.
  ready.catch(() => undefined);
  /** Kills the server without warning. Resolves when its process is gone. */
  async function stop() {
    kill();
    await gone;
  }
  return {
    port,
    origin: `http://localhost:${port}`,
    /** Resolves when the server prints its address. Throws its output if it ends first. */
    ready,
    /** Resolves to its exit code when it has ended, or null if it was killed. */
    gone,
    /**
     * Processor time of all its threads so far, ms, which does not depend on other work on the machine. NaN if
     * the system does not report it.
     */
    cpuMs: () => cpuMsOf(child.pid),
    /** Memory of the process, MB. NaN if the system does not report it. */
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(told(child.pid, 'status'))?.[1]) / 1024,
    stop,
    [Symbol.asyncDispose]: stop,
    /**
     * Asks the server to end, as an operator would.
     * @returns its exit code, or null if it had to be killed
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
 * Returns a server that keeps its port when it ends and starts again.
 * @param argsIn returns the arguments of Node for a tree with a build
 */
export async function restartable(argsIn: (home: string) => readonly string[], env: Environment) {
  const port = await freePort();
  let running: Awaited<ReturnType<typeof launch>> | undefined;
  const kill = async () => running?.stop();
  return {
    port,
    origin: `http://localhost:${port}`,
    /** Starts the server and resolves when it answers. `home` may hold another build. */
    async start(home = ROOT) {
      running = await launch(argsIn(home), { ...env, PORT: String(port) });
      await running.ready;
    },
    /** Kills the server without warning. */
    kill,
    [Symbol.asyncDispose]: kill,
    /**
     * Ends the server as an operator would.
     * @returns its exit code, or null if it had to be killed
     */
    end: async () => (await running?.end()) ?? null,
    cpuMs: () => running?.cpuMs() ?? Number.NaN,
    memoryMb: () => running?.memoryMb() ?? Number.NaN,
  };
}
export type Restartable = Awaited<ReturnType<typeof restartable>>;

/** Settings of a site under production conditions, for measurements. */
export const LIKE_PRODUCTION = { SITE_ENV: 'production', SITE_ORIGIN: 'https://www.example.com' };

/** Arguments of Node that start only the services, from their sources. */
export const API = ['--conditions=@skein/source', join(ROOT, 'apps/api/src/server.ts')];

const builtSite = (home: string) => [join(home, 'apps/site/dist/server/main.js')];

/** Returns a replica of the built site. */
export const siteReplica = (env: Environment) => restartable(builtSite, env);

/**
 * Starts the built site with a silent log.
 * @param home the tree that it was built in
 */
export const startSite = (env: Environment = {}, home = ROOT): Promise<Served> =>
  serve(builtSite(home), { LOG_LEVEL: 'silent', ...env });
