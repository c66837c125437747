import type { Browser, CDPSession } from 'playwright';
import { ignoreRestingPointer, scrollThrough, VIEWPORT } from './visit.ts';

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly name?: string };
  readonly result?: { readonly result?: { readonly value?: unknown }; readonly exceptionDetails?: unknown };
  readonly error?: { readonly message: string };
}

/**
 * Opens an empty page without a debugger, because visitors have none. With Playwright's debugger, V8 would record where
 * each error object is created. React creates error objects when it starts, which would then take 9 ms longer.
 * @param slowdown factor by which the processor is slower
 */
async function openUnwatched(browser: Browser, slowdown: number) {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    ...VIEWPORT,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  let quiet = Promise.withResolvers<void>();
  let sent = 0;
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.params?.name === 'networkIdle') quiet.resolve();
  });

  async function send(method: string, params: object = {}): Promise<Answer['result']> {
    const id = ++sent;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { error, result } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await send('Page.enable');
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${ignoreRestingPointer.toString()})()` });

  return {
    async open(url: string) {
      await send('Page.navigate', { url });
      // Start waiting only now, because the network of the empty page was quiet, too.
      quiet = Promise.withResolvers();
      await quiet.promise;
    },
    /** Runs a function in the page. The function must not use outer variables. */
    async run<T>(work: () => T | Promise<T>) {
      const found = await send('Runtime.evaluate', {
        expression: `(${work.toString()})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (found?.exceptionDetails) throw new Error(JSON.stringify(found.exceptionDetails));
      return found?.result?.value as T;
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Opens a page, scrolls through it, and starts all islands, each in its own task. */
export async function measureWaking(browser: Browser, url: string, slowdown: number) {
  const page = await openUnwatched(browser, slowdown);
  await page.open(url);
  await page.run(scrollThrough);
  const waking = await page.run(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const nextTask = () => new Promise((next) => setTimeout(next));
    await new Promise((next) => requestIdleCallback(next));
    let longestTask = 0;
    const note = ({ duration }: PerformanceEntry) => (longestTask = Math.max(longestTask, duration));
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type: 'longtask' });
    const islands = document.querySelectorAll(':is(skein-island,skein-enhancer)');
    if (islands.length === 0) throw new Error('no island on the page');
    for (const island of islands) {
      island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await nextTask();
    }
    while (document.querySelector(':is(skein-island,skein-enhancer):not([awake])')) await nextTask();
    // React's effects and their painting are also a part of the start.
    for (let frames = 0; frames < 5; frames++) await frame();
    await new Promise((next) => requestIdleCallback(next));
    observer.takeRecords().forEach(note);
    // `buffered` returns the shifts from before this call.
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: 'layout-shift', buffered: true });
    // Shifts before the first paint are invisible.
    const [firstPaint] = performance.getEntriesByName('first-paint');
    const layoutShift = (shifts.takeRecords() as LayoutShift[])
      .filter(({ startTime, hadRecentInput }) => startTime > (firstPaint?.startTime ?? 0) && !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
    /** `longestTask`: in ms; 0 if no task took 50 ms. `layoutShift`: sum of all shifts since the start. */
    return { longestTask, layoutShift };
  });
  await page.close();
  return waking;
}
