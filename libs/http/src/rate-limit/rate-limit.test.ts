import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { memoryCounters } from './memory-counters.ts';
import { networkOf } from '../requests/network-of.ts';
import { rateLimiter, unlimited } from './rate-limit.ts';
import { redisCounters } from './redis-counters.ts';
import { counterStoreContract, NOW, rule } from './testing/counter-store-contract.ts';

describe('limits in memory', () => {
  counterStoreContract(memoryCounters);
});

it('limits go on in memory while Redis is away, and somebody is told once', async () => {
  const told = Promise.withResolvers<Error>();
  const store = redisCounters({ url: 'redis://127.0.0.1:1', onError: told.resolve });
  const { take } = rateLimiter(store, () => NOW);
  expect([await take(rule, 'a'), await take(rule, 'a')]).toEqual([0, 0]);
  expect(await take(rule, 'a')).toBeGreaterThan(0);
  expect((await told.promise).message).toContain('ECONNREFUSED');
  expect(await store.problem?.()).toContain('ECONNREFUSED');
  await store.close();
});

/**
 * Creates a server that accepts connections and answers the first requests of each client. While the server
 * is frozen, it does not answer.
 */
async function freezingRedis() {
  let frozen = false;
  let counts = 0;
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const text = data.toString();
      if (text.includes('incr')) counts += 1;
      const answer = () => {
        if (text.includes('info')) socket.write('$14\r\nredis_version:\r\n');
        else if (text.includes('probe')) socket.write('+OK\r\n');
        else socket.write('+OK\r\n+QUEUED\r\n+QUEUED\r\n+QUEUED\r\n*3\r\n:1\r\n:1\r\n$-1\r\n');
      };
      if (frozen) held.push(answer);
      else answer();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts: () => counts,
    freeze: () => (frozen = true),
    thaw() {
      frozen = false;
      for (const answer of held.splice(0)) answer();
    },
  };
}

it('a frozen Redis is waited for once; somebody is told, and it counts again when it goes on', async () => {
  const { url, freeze, thaw, counts } = await freezingRedis();
  const told: string[] = [];
  const store = redisCounters({ url, onError: ({ message }) => told.push(message) });
  onTestFinished(store.close);
  await expect
    .poll(async () => (await store.count('a', 'z', 60_000)).now > 0 && (await store.problem?.()))
    .toBeUndefined();
  told.length = 0;
  const before = counts();
  freeze();
  for (let index = 1; index <= 20; index += 1)
    expect(await store.count('b', 'z', 60_000)).toEqual({ now: index, before: 0 });
  expect(counts()).toBe(before + 1);
  expect(told).toEqual([expect.stringContaining('did not answer within')]);
  expect(await store.problem?.()).toBe(told[0]);
  thaw();
  await expect.poll(() => store.problem?.()).toBeUndefined();
});

it('without limits everything passes', async () => {
  for (let index = 0; index < 5; index += 1) expect(await unlimited.take(rule, 'a')).toBe(0);
});

describe('one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:0::/56'],
    ['2001:db8:0:ff:aaaa:bbbb:cccc:dddd', '2001:db8:0:0::/56'],
    ['2001:db8:0:1ff::1', '2001:db8:0:100::/56'],
    ['2001:0DB8:0000:0001::1', '2001:db8:0:0::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
