import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { ROOT } from './run.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;
const END_LIMIT_MS = 20_000;

// Exits in order, which takes along what was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** What the kernel tells of a process in a file; empty on systems that have none. */
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

/** Starts a server as docs/operating.md does, as a process that ends with this one at the latest. What it complains of is shown. */
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
  /** Without a word of warning. Resolves when it is gone. */
  async function stop() {
    kill();
    await gone;
  }
  return {
    port,
    origin: `http://localhost:${port}`,
    /** Until it says its address. Throws what it said when it ends instead. */
    ready,
    /** Its exit code once it has ended, null when it was killed. */
    gone,
    /** Work of all its threads until now, ms, which does not depend on who else uses the machine; NaN where nobody tells. */
    cpuMs: () => cpuMsOf(child.pid),
    /** Memory that it takes, MB; NaN where nobody tells. */
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(told(child.pid, 'status'))?.[1]) / 1024,
    stop,
    [Symbol.asyncDispose]: stop,
    /** Asks it to end, as an operator would. @returns its exit code, null when it had to be killed */
    async end(limitMs = END_LIMIT_MS) {
      child.kill('SIGTERM');
      const timer = setTimeout(kill, limitMs);
      const code = await gone;
      clearTimeout(timer);
      return code;
    },
  };
}

/** Starts a server with nothing kept from before, and waits until it says its address. */
export async function serve(args: readonly string[], env: Environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-served-'));
  const server = await launch(args, { DATA_DIR: dataDir, ...env });
  void server.gone.then(() => rmSync(dataDir, { recursive: true, force: true }));
  await server.ready;
  return server;
}
export type Served = Awaited<ReturnType<typeof serve>>;

/** A server that keeps its port when it ends and is started again. @param argsIn of Node, for a tree with a build */
export async function restartable(argsIn: (home: string) => readonly string[], env: Environment) {
  const port = await freePort();
  let running: Awaited<ReturnType<typeof launch>> | undefined;
  const kill = async () => running?.stop();
  return {
    port,
    origin: `http://localhost:${port}`,
    /** Resolves when it answers. Another build may take its place. */
    async start(home = ROOT) {
      running = await launch(argsIn(home), { ...env, PORT: String(port) });
      await running.ready;
    },
    /** Without a word of warning. */
    kill,
    [Symbol.asyncDispose]: kill,
    /** As an operator would. @returns its exit code, null when it had to be killed */
    end: async () => (await running?.end()) ?? null,
    cpuMs: () => running?.cpuMs() ?? Number.NaN,
    memoryMb: () => running?.memoryMb() ?? Number.NaN,
  };
}
export type Restartable = Awaited<ReturnType<typeof restartable>>;

/** Settings of a site that is measured as visitors meet it. */
export const LIKE_PRODUCTION = { SITE_ENV: 'production', SITE_ORIGIN: 'https://www.example.com' };

/** The services alone, from their sources. */
export const API = ['--conditions=@skein/source', join(ROOT, 'apps/api/src/server.ts')];

const builtSite = (home: string) => [join(home, 'apps/site/dist/server/main.js')];

/** A replica of the site, as it was built. */
export const siteReplica = (env: Environment) => restartable(builtSite, env);

/** The site as it was built, without a word of its log. @param home the tree that it was built in */
export const startSite = (env: Environment = {}, home = ROOT): Promise<Served> =>
  serve(builtSite(home), { LOG_LEVEL: 'silent', ...env });
