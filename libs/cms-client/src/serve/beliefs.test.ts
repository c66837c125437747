import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BELIEFS_PATIENCE_MS, createBeliefs } from './beliefs.ts';

const never = () => new Promise<undefined>(() => undefined);

function beliefs() {
  const clock = { now: 0 };
  const onProblem = vi.fn();
  const believed = createBeliefs<string>({ ttlMs: 1000, onProblem, now: () => clock.now });
  return { believed, clock, onProblem };
}

beforeEach(() => void vi.useFakeTimers());

describe('what is believed of a service', () => {
  it('is nothing when the first answer takes longer than a visitor waits, and is no longer waited for', async () => {
    const { believed } = beliefs();
    const ask = vi.fn(never);
    const first = believed('a', ask);
    await vi.advanceTimersByTimeAsync(BELIEFS_PATIENCE_MS);
    await expect(first).resolves.toBeUndefined();
    await expect(believed('a', ask)).resolves.toBeUndefined();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is what came late, for those who ask after that', async () => {
    const { believed } = beliefs();
    let arrive: (answer: string) => void = () => undefined;
    const ask = () => new Promise<string>((resolve) => (arrive = resolve));
    const first = believed('a', ask);
    await vi.advanceTimersByTimeAsync(BELIEFS_PATIENCE_MS);
    await first;
    arrive('late');
    await vi.advanceTimersByTimeAsync(0);
    await expect(believed('a', never)).resolves.toBe('late');
  });

  it('is the last answer while the service hangs', async () => {
    const { believed, clock } = beliefs();
    await believed('a', async () => 'old');
    clock.now = 1001;
    await expect(believed('a', never)).resolves.toBe('old');
  });

  it('is the last answer when asking fails, which is told, and asked again soon', async () => {
    const { believed, clock, onProblem } = beliefs();
    await believed('a', async () => 'old');
    clock.now = 1001;
    const broken = new Error('broken');
    await expect(believed('a', () => Promise.reject(broken))).resolves.toBe('old');
    await vi.advanceTimersByTimeAsync(0);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith({ asked: 'a', err: broken });
    clock.now = 5000;
    await believed('a', async () => 'new');
    await vi.advanceTimersByTimeAsync(0);
    await expect(believed('a', never)).resolves.toBe('new');
  });

  it('leaves no timer behind', async () => {
    await beliefs().believed('a', async () => 'at once');
    expect(vi.getTimerCount()).toBe(0);
  });
});
