import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { rateLimiter, type CounterStore } from '../rate-limit.ts';

export const NOW = Date.UTC(2026, 2, 1);
export const rule = { name: 'posts', limit: 2, windowMs: 60_000 };

/** Tests what every store of counters must do. */
export function counterStoreContract(open: () => CounterStore) {
  const stores: CounterStore[] = [];
  const store = () => {
    const opened = open();
    stores.push(opened);
    return opened;
  };
  afterEach(async () => {
    for (const opened of stores.splice(0)) await opened.close();
  });

  it('lets so many pass, then says how long to wait', async () => {
    const { take } = rateLimiter(store(), () => NOW + 15_500);
    const subject = randomUUID();
    expect([await take(rule, subject), await take(rule, subject), await take(rule, subject)]).toEqual([
      0, 0, 45,
    ]);
  });

  it('lets pass who has waited as long as it said', async () => {
    let nowMs = NOW + 59_000;
    const { take } = rateLimiter(store(), () => nowMs);
    const subject = randomUUID();
    const waits: number[] = [];
    for (let index = 0; index < 5; index += 1) waits.push(await take(rule, subject));
    expect(waits).toEqual([0, 0, 1, 1, 1]);
    nowMs += 1000;
    expect(await take(rule, subject)).toBe(0);
  });

  it('lets nobody have twice as many where two windows meet', async () => {
    let nowMs = NOW + 59_000;
    const { take } = rateLimiter(store(), () => nowMs);
    const subject = randomUUID();
    for (let index = 0; index < 2; index += 1) await take(rule, subject);
    nowMs += 2000;
    expect(await take(rule, subject)).toBe(0);
    const wait = await take(rule, subject);
    expect(wait).toBeGreaterThan(0);
    nowMs += wait * 1000;
    expect(await take(rule, subject)).toBe(0);
  });

  it('starts anew when the time is over', async () => {
    let nowMs = NOW;
    const { take } = rateLimiter(store(), () => nowMs);
    const subject = randomUUID();
    for (let index = 0; index < 5; index += 1) await take(rule, subject);
    nowMs += 60_000;
    expect(await take(rule, subject)).toBe(0);
  });

  it('counts everybody, and every rule, by itself', async () => {
    const { take } = rateLimiter(store(), () => NOW);
    const subject = randomUUID();
    for (let index = 0; index < 3; index += 1) await take(rule, subject);
    expect(await take(rule, `${subject}-other`)).toBe(0);
    expect(await take({ ...rule, name: 'other' }, subject)).toBe(0);
  });

  it('counts what comes at once', async () => {
    const { take } = rateLimiter(store(), () => NOW);
    const subject = randomUUID();
    const waits = await Promise.all(Array.from({ length: 20 }, () => take(rule, subject)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(rule.limit);
  });
}
