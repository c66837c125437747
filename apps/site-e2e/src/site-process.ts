import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../libs/free-port.ts';
import { WAIT_MS } from '../../../libs/test-level.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SITE = join(ROOT, 'apps/site/dist/server/main.js');
const COMPILED = join(ROOT, 'dist/compiled');

const SERVICES = join(ROOT, 'apps/api/src/server.ts');

export interface Running {
  readonly port: number;
  readonly origin: string;
  output(): string;
  alive(): boolean;
  stop(): Promise<void>;
}

interface Options {
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
}

function launch(
  args: readonly string[],
  port: number,
  ready: RegExp,
  { env = {}, dataDir }: Options,
): Promise<Running> {
  const own = dataDir ?? mkdtempSync(join(tmpdir(), 'skein-e2e-'));
  const child: ChildProcess = spawn(process.execPath, [...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, PORT: String(port), DATA_DIR: own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const running: Running = {
    port,
    origin: `http://localhost:${port}`,
    output: () => printed,
    alive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      if (dataDir === undefined) rmSync(own, { recursive: true, force: true });
    },
  };
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`Did not start in time:\n${printed}`)), WAIT_MS);
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!ready.test(printed)) return;
      clearTimeout(limit);
      resolve(running);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('close', (code) => {
      clearTimeout(limit);
      reject(new Error(`Ended with ${String(code)}:\n${printed}`));
    });
  });
}

/**
 * Starts the built site, and waits until it answers. Rate limits are off, because all tests post from the same network.
 */
export async function startSite(options: Options = {}): Promise<Running> {
  const port = options.port ?? (await freePort());
  const env = { RATE_LIMIT: 'off', ...options.env };
  return launch([SITE], port, new RegExp(`localhost:${port}/`), { ...options, env });
}

export async function startServices(options: Options = {}): Promise<Running> {
  const port = options.port ?? (await freePort());
  return launch(['--conditions=@skein/source', SERVICES], port, new RegExp(`localhost:${port}`), options);
}
