import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { redisServer, type RedisRefusal } from '../testing/redis-server.ts';
import { rateLimiter } from './rate-limit.ts';
import { redisCounters } from './redis-counters.ts';
import { counterStoreContract, NOW, rule } from './testing/counter-store-contract.ts';

const givenUrl = process.env['CACHE_URL'];
const server = givenUrl === undefined ? await redisServer() : undefined;
const url = givenUrl ?? server?.url ?? '';
afterAll(() => server?.stop());

describe.skipIf(url === '')('limits in Redis (needs CACHE_URL, or a server in PATH)', () => {
  const failed = (error: Error) => {
    throw error;
  };

  /** Time limit of one request to the server, ms. Even a busy machine needs less time. */
  const patienceMs = 10_000;
  counterStoreContract(() => redisCounters({ url, onError: failed, patienceMs }));

  it('hold across processes', async () => {
    const open = () => redisCounters({ url, onError: failed, patienceMs });
    const [one, other] = [open(), open()];
    const subject = randomUUID();
    const limiters = [rateLimiter(one, () => NOW), rateLimiter(other, () => NOW)] as const;
    await limiters[0].take(rule, subject);
    await limiters[1].take(rule, subject);
    expect(await limiters[0].take(rule, subject)).toBeGreaterThan(0);
    await Promise.all([one.close(), other.close()]);
  });
});

describe.skipIf(url === '' || givenUrl !== undefined)('limits in a Redis that refuses writes', () => {
  it.each<RedisRefusal>(['READONLY', 'OOM', 'NOPERM'])(
    'hold for each process by itself (%s), which is told before anything was counted, until it takes them',
    async (how) => {
      const own = await redisServer();
      if (!own) throw new Error('no server');
      onTestFinished(own.stop);
      const store = redisCounters({ url: own.url, onError: () => undefined, patienceMs: 10_000 });
      onTestFinished(store.close);
      expect(await store.problem?.()).toBeUndefined();
      await own.refuse(how);
      expect(await store.problem?.()).toContain(how);
      const { take } = rateLimiter(store, () => NOW);
      expect([await take(rule, 'a'), await take(rule, 'a')]).toEqual([0, 0]);
      expect(await take(rule, 'a')).toBeGreaterThan(0);
      await own.accept();
      await expect.poll(() => store.problem?.(), { timeout: 10_000 }).toBeUndefined();
    },
  );
});
