import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderWith } from './folder-with.ts';

const COMMANDS = ['valkey-server', 'redis-server'];

/** A Valkey or Redis server for tests. */
export interface RedisServer {
  readonly url: string;
  /** Stops answering, but keeps connections open. */
  freeze(): void;
  thaw(): void;
  /** Ends the server at once, with the loss of all data. */
  kill(): Promise<void>;
  /** Starts the server again after `kill`. */
  start(): Promise<void>;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a server on a port, or on a socket. Returns undefined if neither Valkey nor Redis is installed. */
export async function redisServer(port?: number): Promise<RedisServer | undefined> {
  const command = COMMANDS.find((name) => folderWith([name]));
  if (command === undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'skein-redis-'));
  const socket = path.join(folder, 'redis.sock');
  const run = async () => {
    const server = spawn(command, [
      ...['--port', String(port ?? 0), '--bind', '127.0.0.1', '--unixsocket', socket],
      ...['--save', '', '--dir', folder],
    ]);
    const ready = Promise.withResolvers<void>();
    let log = '';
    server.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (/ready to accept connections/iu.test(log)) ready.resolve();
    });
    server.once('exit', () => ready.reject(new Error(`It has ended: ${log}`)));
    await ready.promise;
    return server;
  };
  let running = await run();
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  };
  return {
    url: port === undefined ? socket : `redis://127.0.0.1:${port}`,
    freeze: () => running.kill('SIGSTOP'),
    thaw: () => running.kill('SIGCONT'),
    kill,
    async start() {
      running = await run();
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}
