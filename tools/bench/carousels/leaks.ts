import type { Browser } from 'playwright';

const CYCLES = 1000;
/** Cycles before the first count: caches of React, of styles and of compiled code fill up once, the last after some 500. */
const WARM_UP = 1000;

export interface Leaks {
  readonly cycles: number;
  /** Bytes that the heap has grown by. */
  readonly heapGrowth: number;
  /** Nodes and listeners that are still there. */
  readonly nodes: number;
  readonly listeners: number;
}

/** What a carousel leaves behind that is mounted and unmounted a thousand times. */
export async function measureLeaks(browser: Browser, url: string): Promise<Leaks> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const cycle = (times: number) => page.evaluate((count) => globalThis.cycle(count), times);
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { heap: usedSize, nodes, listeners: jsEventListeners };
  };
  await cycle(WARM_UP);
  const before = await count();
  await cycle(CYCLES);
  const after = await count();
  await context.close();
  return {
    cycles: CYCLES,
    heapGrowth: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}
