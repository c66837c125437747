import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const KILOBITS = 1000 / 8;

interface Slowness {
  /** Latency of each request, ms. */
  readonly latencyMs: number;
  /** Factor by which the processor is slower than this machine's. */
  readonly cpu?: number;
}

/** Gives a page the network of a slow phone from now on, 1.6 Mbit/s down and 0.75 up, and its processor. */
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

/**
 * Delays every script but the first from now on. Everything else comes at once, and so do scripts that have
 * come before.
 */
export async function delayScripts(page: Page, lateMs: number): Promise<void> {
  // The browser caches nothing of a page with routes.
  const cached = new Set<string>();
  await page.route(/\/static\/[^/]*\.js/, async (route) => {
    const url = route.request().url();
    if (!cached.has(url)) await setTimeout(lateMs);
    cached.add(url);
    await route.continue();
  });
}
