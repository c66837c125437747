import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { HealthApiOptions } from './health-api.ts';
import { healthApi } from './health-api.ts';

/** Requests `/healthz` and `/readyz` of a process that needs content. Returns the answer of `/readyz`. */
async function ready({ checks, degraded }: HealthApiOptions) {
  const app = Fastify({ logger: false });
  const options = { checks: { content: () => true, ...checks }, degraded };
  await app.register(healthApi, options);
  const [alive, answer] = [await app.inject('/healthz'), await app.inject('/readyz')];
  await app.close();
  expect(alive.statusCode).toBe(200);
  return { status: answer.statusCode, body: answer.json(), cache: answer.headers['cache-control'] };
}

describe('readiness', () => {
  it('comes with what is needed', async () => {
    expect(await ready({})).toEqual({
      status: 200,
      body: { status: 'ready', checks: { content: true } },
      cache: 'no-store',
    });
    expect(await ready({ checks: { content: () => false } })).toMatchObject({
      status: 503,
      body: { status: 'not ready', checks: { content: false } },
    });
  });

  it('fails with any check that says no or throws, by name', async () => {
    const checks = { database: () => Promise.reject(new Error('down')), cache: () => true };
    expect(await ready({ checks })).toMatchObject({
      status: 503,
      body: { checks: { content: true, database: false, cache: true } },
    });
  });

  it('is not lost over what works in part, and tells it', async () => {
    const degraded = { frame: () => ['gfHeader is a built-in one'], locales: async () => [] };
    expect(await ready({ degraded })).toMatchObject({
      status: 200,
      body: { status: 'ready', degraded: { frame: ['gfHeader is a built-in one'] } },
    });
  });

  it('is told after a second, whatever a check or a report still waits for', async () => {
    const never = () => new Promise<never>(() => undefined);
    const app = Fastify({ logger: false });
    await app.register(healthApi, {
      checks: { content: () => true, cms: never },
      degraded: { services: never },
    });
    await app.ready();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let told = false;
      const answer = app.inject('/readyz').finally(() => (told = true));
      await vi.advanceTimersByTimeAsync(999);
      expect(told).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      const { statusCode, json } = await answer;
      expect([statusCode, json()]).toEqual([
        503,
        {
          status: 'not ready',
          checks: { content: true, cms: false },
          degraded: { services: ['is not known yet'] },
        },
      ]);
    } finally {
      vi.useRealTimers();
      await app.close();
    }
  });

  it('survives a report that throws', async () => {
    const degraded = { frame: () => Promise.reject(new Error('down')) };
    expect(await ready({ degraded })).toMatchObject({
      status: 200,
      body: { degraded: { frame: ['cannot be told'] } },
    });
  });
});
