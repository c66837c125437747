import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../commands/free-port.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const STOP_TIMEOUT_MS = 20_000;

/** The services as a process that can be killed and started again on the same port. */
export interface ApiProcess {
  readonly port: number;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** Without a word of warning. */
  kill(): Promise<void>;
  /** As an operator would. @returns its exit code, null when it had to be killed */
  stop(): Promise<number | null>;
}

const runs = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

export async function apiProcess(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    port,
    async start() {
      const started = spawn(
        process.execPath,
        ['--conditions=@skein/source', path.join(ROOT, 'apps/api/src/server.ts')],
        {
          cwd: ROOT,
          env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...env },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.stdout.on('data', (chunk: Buffer) => {
          const text = chunk.toString();
          if (text.startsWith('{')) process.stderr.write(text);
          if (text.includes('/readyz')) resolve();
        });
        started.once('exit', (code, signal) =>
          reject(new Error(`The services ended with ${String(code ?? signal)}`)),
        );
      });
    },
    async kill() {
      if (!child || !runs(child)) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      if (!child || !runs(child)) return child?.exitCode ?? null;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await gone;
      clearTimeout(timer);
      return child.exitCode;
    },
  };
}
