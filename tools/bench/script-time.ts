import type { Browser } from 'playwright';
import { openAsVisitor } from './visit.ts';

/**
 * Measures how long the page's script compiles and runs until the network is quiet, ms, at a CPU slowdown. It
 * measures processor time, so that other work on the machine does not count, and injects nothing into the
 * page.
 */
export async function measureScriptTime(browser: Browser, url: string, slowdown: number): Promise<number> {
  const page = await openAsVisitor(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  await page.context().close();
  const seconds = metrics.filter(({ name }) => name === 'ScriptDuration' || name === 'V8CompileDuration');
  return seconds.reduce((sum, { value }) => sum + value, 0) * 1000;
}
