import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const KILOBITS = 1000 / 8;

interface Slowness {
  readonly latencyMs: number;
  /** Factor by which the processor is slower. */
  readonly cpu?: number;
}

/** Makes a page's network (1.6 Mbit/s down, 0.75 up) and processor as slow as those of a slow phone. */
export async function slowDown(page: Page, { latencyMs, cpu = 1 }: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: 1600 * KILOBITS,
    uploadThroughput: 750 * KILOBITS,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Delays the first request for each script file by `lateMs`. Inline scripts are not delayed. */
export async function delayScripts(page: Page, lateMs: number): Promise<void> {
  // Playwright turns off the browser's cache, so this set replaces it.
  const cached = new Set<string>();
  await page.route(/\/static\/[^/]*\.js/, async (route) => {
    const url = route.request().url();
    if (!cached.has(url)) await setTimeout(lateMs);
    cached.add(url);
    await route.continue();
  });
}
