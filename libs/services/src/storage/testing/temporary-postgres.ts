import { folderWith } from '@skein/http/testing';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface TemporaryPostgres {
  readonly url: string;
  /** Makes the server stop answering. Connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Makes the server refuse writes. It still answers queries. */
  refuse(): Promise<void>;
  /** Makes the server accept writes again. */
  accept(): Promise<void>;
  /** Ends the server as a crash does. After `start`, committed data is still there. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Returns the folder with `initdb` and `postgres`, from PATH or from Debian's usual folder. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  return folderWith(['initdb', 'postgres'], ...debian);
}

/** Returns the user id and group id of `nobody` if this process runs as root, because Postgres refuses root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts Postgres in a temporary folder, on a Unix socket. `stop` removes the folder.
 * @param bin the folder that {@link findPostgres} returns
 * @param options.durable false: do not wait for the disk
 */
export async function startTemporaryPostgres(
  bin: string,
  { durable = true }: { readonly durable?: boolean } = {},
): Promise<TemporaryPostgres> {
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'skein-pg-'));
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  chmodSync(folder, 0o755);
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'skein', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, stdio: 'pipe' },
  );
  const run = async () => {
    const started = spawn(
      path.join(bin, 'postgres'),
      [
        ...['-D', data, '-k', folder],
        ...['-c', 'listen_addresses=', '-c', 'max_connections=60', '-c', `fsync=${durable ? 'on' : 'off'}`],
      ],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    await ready(bin, folder, started);
    return started;
  };
  let server = await run();
  const killWithUs = () => void server.kill('SIGKILL');
  process.once('exit', killWithUs);
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  /** Sends a signal to the server process and to the process of each connection. */
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [server.pid, ...childrenOf(server.pid)])
      if (pid !== undefined) process.kill(pid, signal);
  };
  const url = `postgresql://skein@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const readOnly = async (value: 'on' | 'off') => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`alter system set default_transaction_read_only = ${value}`);
    await client.query('select pg_reload_conf()');
    await client.end();
  };
  return {
    url,
    refuse: () => readOnly('on'),
    accept: () => readOnly('off'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    kill: () => end('SIGQUIT'),
    async start() {
      server = await run();
    },
    async stop() {
      await end('SIGINT');
      process.off('exit', killWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

async function ready(bin: string, folder: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    try {
      execFileSync(path.join(bin, 'pg_isready'), ['-h', folder, '-U', 'skein'], { stdio: 'pipe' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`the temporary Postgres ended with ${server.exitCode}`);
}
