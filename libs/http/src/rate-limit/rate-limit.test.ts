import { describe, expect, it, onTestFinished } from 'vitest';
import { memoryCounters } from './memory-counters.ts';
import { networkOf } from '../requests/network-of.ts';
import { rateLimiter, unlimited } from './rate-limit.ts';
import { redisCounters } from './redis-counters.ts';
import { scriptedRedis } from '../testing/scripted-redis.ts';
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

const QUEUED = '+QUEUED\r\n';
const COUNTED = { incr: QUEUED, pexpire: QUEUED, get: QUEUED, exec: '*3\r\n:1\r\n:1\r\n$-1\r\n' };

it('a frozen Redis is waited for once; somebody is told, and it counts again when it goes on', async () => {
  const { url, asked, freeze, thaw, stop } = await scriptedRedis(
    (command) => COUNTED[command as keyof typeof COUNTED],
  );
  onTestFinished(stop);
  const counts = () => asked.filter((command) => command === 'incr').length;
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
