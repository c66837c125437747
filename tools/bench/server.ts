import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../commands/free-port.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface Served {
  readonly origin: string;
  stop(): void;
}

/** Starts a server as a process of its own and waits until it says its address. */
export async function serve(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-bench-'));
  const child: ChildProcess = spawn(process.execPath, [...args], {
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
    stop() {
      child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
