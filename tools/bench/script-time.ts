import type { Browser } from 'playwright';
import { openAsVisitor } from './visit.ts';

/**
 * Time that the page's script was compiled and ran up to the moment in which the network is quiet, ms, at a CPU slowdown:
 * processor time, so that other work on the machine is not counted. Nothing is injected.
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
