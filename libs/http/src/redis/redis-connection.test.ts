import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { scriptedRedis } from '../testing/scripted-redis.ts';
import { redisConnection, type RedisConnection } from './redis-connection.ts';

const READONLY = "-READONLY You can't write against a read only replica.\r\n";
const MISCONF = '-MISCONF Errors writing to the disk.\r\n';
const OOM = '-OOM command not allowed.\r\n';

let refusals: Record<string, string>;
beforeEach(() => {
  refusals = {};
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** Creates a connection that writes each time the server becomes available. */
async function writing() {
  const server = await scriptedRedis((command) => refusals[command]);
  onTestFinished(server.stop);
  const told: string[] = [];
  const write = () => connection.ask((redis) => redis.xadd('line', '*', 'change', 'home'));
  const connection: RedisConnection = redisConnection({
    url: server.url,
    onError: ({ message }) => told.push(message),
    onReady: () => void write(),
    patienceMs: 60_000,
  });
  onTestFinished(connection.close);
  const { asked, connections } = server;
  return {
    told,
    connection,
    connections,
    write,
    writes: () => asked.filter((name) => name === 'xadd').length,
  };
}

/** Advances the clock, and gives the server time to answer. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    for (let turns = 0; turns < 5; turns += 1) await new Promise((turn) => setImmediate(turn));
  }
}

describe('a Valkey or Redis that refuses', () => {
  it.each([
    ['to write while it is a replica', { xadd: READONLY }],
    ['to write while it is full', { xadd: OOM }],
    ['to do anything while it cannot save', { xadd: MISCONF, ping: MISCONF }],
  ])('%s is left alone for a while, somebody is told once, and it is asked again', async (_, refused) => {
    refusals = refused;
    const { told, connection, write, writes } = await writing();
    await vi.waitFor(() => expect(connection.problem()).toContain(refused.xadd.slice(1, 4)));
    await pass(800);
    expect(await write()).toBeUndefined();
    expect(writes()).toBe(1);
    await pass(12_000);
    expect(writes()).toBeLessThan(6);
    expect(told).toHaveLength(1);
    refusals = {};
    await pass(6000);
    expect(connection.problem()).toBeUndefined();
    expect(await write()).toBe('OK');
    refusals = refused;
    expect(await write()).toBeUndefined();
    expect(told).toHaveLength(2);
  });

  it('to write while it is a replica is connected to anew: another server may have its place', async () => {
    refusals = { xadd: READONLY };
    const { connection, connections } = await writing();
    await vi.waitFor(() => expect(connection.problem()).toContain('READONLY'));
    await pass(500);
    expect(connections()).toBe(2);
    expect(connection.problem()).toContain('READONLY');
  });
});
