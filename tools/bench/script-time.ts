import type { Browser } from 'playwright';
import { openAsVisitor } from './visit.ts';

/**
 * Returns the processor time for compiling and running a page's scripts, in ms, until the network is quiet.
 * Other processes do not change the result.
 * @param slowdown factor by which the processor is slower
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
