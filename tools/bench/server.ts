import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../commands/free-port.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface Served {
  readonly origin: string;
  /** Work of all its threads until now, ms, which does not depend on who else uses the machine; NaN where nobody tells. */
  cpuMs(): number;
  /** Memory that it takes, MB; NaN where nobody tells. */
  memoryMb(): number;
  stop(): void;
  /** Asks it to end, as an operator would. @returns ms until it has */
  end(): Promise<number>;
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

function cpuMsOf(pid: number | undefined): number {
  try {
    // The name of the program, in brackets, may hold blanks; user and system time are the 12th and 13th after it.
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = after.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

function memoryMbOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Starts a server as docs/operating.md does, as a process of its own, and waits until it says its address. */
export async function serve(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-bench-'));
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=8', ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes(`localhost:${port}`) && resolve());
    child.on('exit', (code) => reject(new Error(`The server ended with ${String(code)}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    cpuMs: () => cpuMsOf(child.pid),
    memoryMb: () => memoryMbOf(child.pid),
    stop() {
      child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
    async end() {
      const begun = performance.now();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      return performance.now() - begun;
    },
  };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
