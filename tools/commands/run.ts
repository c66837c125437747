import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface RunResult {
  readonly ok: boolean;
  readonly output: string;
}

interface RunOptions {
  /** Variables that are added to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Folder in which to run the command; the root of the workspace by default. */
  readonly cwd?: string;
  /** Captures the output without showing it. */
  readonly quiet?: boolean;
}

/** Runs a command, shows its output and returns it. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd = ROOT, quiet = false }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (!quiet) target.write(chunk);
      });
    }
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

export const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
/** Runs Nx without its daemon, so that no process remains when the command ends. */
export const nx = (...args: string[]) =>
  run(process.execPath, [NX, ...args], { env: { NX_DAEMON: 'false', NX_TUI: 'false' } });

/** Runs a Node server in place of this process: it passes signals on, and ends with the server's exit code. */
export function become(...args: string[]): void {
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}
