import { describe, expect, it } from 'vitest';
import { jobPool, PoolFullError } from './job-pool.ts';

/** Returns jobs that end when the test ends them, and the order in which they started. */
function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    return promise;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    job,
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
  };
}

describe('a pool of two', () => {
  it('never runs three jobs at a time, and runs all of them', async () => {
    const pool = jobPool({ concurrency: 2, maxWaiting: 100 });
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
    const pool = jobPool({ concurrency: 1, maxWaiting: 1 });
    const gate = Promise.withResolvers<void>();
    const first = pool.run(() => gate.promise);
    const second = pool.run(() => Promise.reject(new Error('broken')));
    await expect(pool.run(() => Promise.resolve())).rejects.toThrow(PoolFullError);
    gate.resolve();
    await first;
    await expect(second).rejects.toThrow('broken');
    await expect(pool.run(() => Promise.resolve('fine'))).resolves.toBe('fine');
  });

  it('keeps a place for others, however many jobs one has in line', async () => {
    const pool = jobPool({ concurrency: 2, ofOne: { concurrency: 1, maxWaiting: 2 } });
    const { begun, job, end } = jobs();
    const mine = { subjects: ['me'] };
    const all = ['a', 'b', 'c'].map((name) => pool.run(job(name), mine));
    await expect(pool.run(job('d'), mine)).rejects.toThrow(PoolFullError);
    all.push(pool.run(job('other'), { subjects: ['you'] }));
    expect(begun).toEqual(['a', 'other']);
    await end('other');
    expect(begun).toEqual(['a', 'other']);
    await end('a');
    await end('b');
    await end('c');
    await Promise.all(all);
    expect(begun).toEqual(['a', 'other', 'b', 'c']);
  });

  it('lets a job out of the line that nobody waits for any more', async () => {
    const pool = jobPool({ concurrency: 1, maxWaiting: 1 });
    const { begun, job, end } = jobs();
    const running = pool.run(job('a'));
    const gone = new AbortController();
    const left = pool.run(job('b'), { signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(pool.run(job('c'), { signal: gone.signal })).rejects.toThrow('gone');
    const next = pool.run(job('d'), { signal: new AbortController().signal });
    await end('a');
    await end('d');
    await Promise.all([running, next]);
    expect(begun).toEqual(['a', 'd']);
  });

  it('lets some go first', async () => {
    const pool = jobPool({ concurrency: 1 });
    const { begun, job, end } = jobs();
    const all = [pool.run(job('a')), pool.run(job('new'))];
    for (const name of ['known', 'known too']) all.push(pool.run(job(name), { first: true }));
    for (const name of ['a', 'known', 'known too', 'new']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a', 'known', 'known too', 'new']);
  });
});
