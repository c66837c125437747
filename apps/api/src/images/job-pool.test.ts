import { describe, expect, it } from 'vitest';
import { jobPool, PoolFullError } from './job-pool.ts';

describe('a pool of two', () => {
  it('never runs three jobs at a time, and runs all of them', async () => {
    const pool = jobPool(2, 100);
    let [running, most, done] = [0, 0, 0];
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done += 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => pool.run(job)));
    expect([most, done]).toEqual([2, 20]);
  });

  it('turns jobs away when the line is full, and goes on after failures', async () => {
    const pool = jobPool(1, 1);
    const gate = Promise.withResolvers<void>();
    const first = pool.run(() => gate.promise);
    const second = pool.run(() => Promise.reject(new Error('broken')));
    await expect(pool.run(() => Promise.resolve())).rejects.toThrow(PoolFullError);
    gate.resolve();
    await first;
    await expect(second).rejects.toThrow('broken');
    await expect(pool.run(() => Promise.resolve('fine'))).resolves.toBe('fine');
  });
});
