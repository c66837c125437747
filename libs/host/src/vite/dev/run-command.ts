import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

interface RunOptions {
  readonly cwd: string;
  /** Folder of Node's compile cache. */
  readonly compiled: string;
  readonly signal?: AbortSignal;
  /** Whether to run with low priority. */
  readonly calm?: boolean;
}

/** Runs a command and returns its output. `node` means the Node of this process. */
export function runCommand(
  [name = '', ...args]: readonly string[],
  { cwd, compiled, signal, calm = false }: RunOptions,
) {
  return new Promise<{ readonly ok: boolean; readonly output: string }>((done) => {
    const child = spawn(name === 'node' ? process.execPath : name, args, {
      cwd,
      // TypeScript's compiler goes on after SIGTERM, and would compete with the next change.
      ...(signal && { signal, killSignal: 'SIGKILL' }),
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, NODE_ENV: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (calm && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output: Buffer.concat(chunks).toString().trim() }));
  });
}
