import { Redis } from 'ioredis';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderWith } from './folder-with.ts';

const COMMANDS = ['valkey-server', 'redis-server'];

/**
 * Commands that make a server refuse writes but still answer reads: as a replica after a failover, with a full memory,
 * for a user without permission, or without enough replicas. `accept` undoes all of them. The memory limit is one byte,
 * because an empty server may need less than a megabyte.
 */
const REFUSALS = {
  READONLY: ['replicaof', '127.0.0.1', '1'],
  OOM: ['config', 'set', 'maxmemory', '1', 'maxmemory-policy', 'noeviction'],
  NOPERM: ['acl', 'setuser', 'default', '-@write'],
  NOREPLICAS: ['config', 'set', 'min-replicas-to-write', '1'],
} as const;
export type RedisRefusal = keyof typeof REFUSALS;
const ACCEPTANCE = [
  ['replicaof', 'no', 'one'],
  ['config', 'set', 'maxmemory', '0', 'min-replicas-to-write', '0'],
  ['acl', 'setuser', 'default', '+@all'],
];

export interface RedisServer {
  readonly url: string;
  /** Stops answering, but keeps connections open. */
  freeze(): void;
  thaw(): void;
  /** Answers reads, but refuses writes with errors that begin with `how`. */
  refuse(how: RedisRefusal): Promise<void>;
  accept(): Promise<void>;
  /** Stops the server at once and loses all data. */
  kill(): Promise<void>;
  /** Starts the server again after `kill`. */
  start(): Promise<void>;
  /** Stops the server and removes its folder. */
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
  const tell = async (...commands: readonly (readonly string[])[]) => {
    const redis = new Redis(socket);
    for (const [name = '', ...args] of commands) await redis.call(name, ...args);
    redis.disconnect();
  };
  return {
    url: port === undefined ? socket : `redis://127.0.0.1:${port}`,
    freeze: () => running.kill('SIGSTOP'),
    thaw: () => running.kill('SIGCONT'),
    refuse: (how) => tell(REFUSALS[how]),
    accept: () => tell(...ACCEPTANCE),
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
