import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until `holds` returns true, but not longer than `patienceMs`.
 * @returns whether it became true
 */
export async function until(
  holds: () => Promise<boolean>,
  patienceMs: number,
  everyMs = 200,
): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    if (await holds()) return true;
    await wait(everyMs);
  }
  return false;
}

/**
 * Waits until a page contains a text, but not longer than 30 s.
 * @returns the time of this process, in ms
 */
export async function untilShown(url: string, text: string): Promise<number> {
  await until(async () => (await (await fetch(url)).text()).includes(text), 30_000, 10);
  return performance.now();
}
