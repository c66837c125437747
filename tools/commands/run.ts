import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface RunResult {
  readonly ok: boolean;
  readonly output: string;
}

interface RunOptions {
  /** Environment variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Folder in which the command runs. Default: the root of the workspace. */
  readonly cwd?: string;
  readonly quiet?: boolean;
}

/** Runs a command. Shows and returns its output. */
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
/** Runs Nx without its daemon, so that no process remains after the command. */
export const nx = (...args: string[]) =>
  run(process.execPath, [NX, ...args], { env: { NX_DAEMON: 'false', NX_TUI: 'false' } });

/**
 * Starts a Node server and passes signals on to it. When the server ends, this process exits with the server's exit
 * code.
 */
export function become(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const server = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...env, ...process.env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}
