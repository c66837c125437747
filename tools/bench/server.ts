import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../commands/free-port.ts';
import { ROOT } from '../commands/run.ts';

export interface Served {
  readonly origin: string;
  /** Work of all its threads until now, ms, which does not depend on who else uses the machine; NaN where nobody tells. */
  cpuMs(): number;
  /** Memory that it takes, MB; NaN where nobody tells. */
  memoryMb(): number;
  /** Without a word of warning. Resolves when it is gone. */
  stop(): Promise<void>;
  /** Asks it to end, as an operator would. @returns its exit code, null when it had to be killed */
  end(): Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;
const END_LIMIT_MS = 20_000;

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

/** Starts a server as docs/operating.md does, and waits until it says its address. It ends with this process at the latest. */
export async function serve(args: readonly string[], env: Environment = {}): Promise<Served> {
  const port = env['PORT'] ?? String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-served-'));
  const child = spawn(process.execPath, ['--max-semi-space-size=8', ...args], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const gone = once(child, 'exit').then(([code]: (number | null)[]) => {
    process.off('exit', kill);
    rmSync(dataDir, { recursive: true, force: true });
    return code ?? null;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      // What it logs.
      if (text.startsWith('{')) process.stderr.write(text);
      if (text.includes(`:${port}/`)) resolve();
    });
    void gone.then((code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    cpuMs: () => cpuMsOf(child.pid),
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(told(child.pid, 'status'))?.[1]) / 1024,
    async stop() {
      kill();
      await gone;
    },
    async end() {
      child.kill('SIGTERM');
      const timer = setTimeout(kill, END_LIMIT_MS);
      const code = await gone;
      clearTimeout(timer);
      return code;
    },
  };
}

/** Settings of a site that is measured as visitors meet it. */
export const LIKE_PRODUCTION = { SITE_ENV: 'production', SITE_ORIGIN: 'https://www.example.com' };

/** The site as it was built, without a word of its log. @param home the tree that it was built in */
export const serveSite = (env: Environment = {}, home = ROOT): Promise<Served> =>
  serve([join(home, 'apps/site/dist/server/main.js')], { LOG_LEVEL: 'silent', ...env });
