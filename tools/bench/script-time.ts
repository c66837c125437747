import type { Browser, CDPSession } from 'playwright';
import { ignoreRestingPointer, VIEWPORT } from './visit.ts';

/** A complete event of Chromium's trace, as much as is read here. Times in µs; `tdur` is time on the processor. */
interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/**
 * Everything in which the page's script is compiled or runs. Not `EventDispatch`: every vector picture is a document
 * of its own, whose events are dispatched to nobody; a listener that is there shows as a call within it.
 */
const SCRIPT_EVENTS = new Set([
  'EvaluateScript',
  'FunctionCall',
  'v8.compile',
  'v8.run',
  'RunMicrotasks',
  'TimerFire',
  'FireIdleCallback',
  'v8.callFunction',
]);

/**
 * Time that script took on the main thread of the page, ms: outermost script events only, processor time where the
 * trace has it, so that other work on the machine is not counted.
 * @param origin whose scripts show which of the browser's threads is the page's
 */
function scriptTime(events: readonly TraceEvent[], origin: string): number {
  const own = events.find(
    ({ name, args }) => name === 'EvaluateScript' && args?.data?.url?.startsWith(origin),
  );
  if (!own) return Number.NaN;
  const script = events
    .filter(
      ({ ph, name, pid, tid }) => ph === 'X' && SCRIPT_EVENTS.has(name) && pid === own.pid && tid === own.tid,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let total = 0;
  let until = 0;
  for (const { ts, dur = 0, tdur = dur } of script) {
    if (ts < until) continue;
    until = ts + dur;
    total += tdur;
  }
  return total / 1000;
}

/** What Chromium tells of its work meanwhile. */
async function trace(session: CDPSession, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8', '__metadata'] },
  });
  await work();
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Script time of a page up to the moment in which the network is quiet, at a CPU slowdown. Nothing is injected. */
export async function measureScriptTime(browser: Browser, url: string, slowdown: number): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(ignoreRestingPointer);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const events = await trace(session, () => page.goto(url, { waitUntil: 'networkidle' }));
  await context.close();
  const ms = scriptTime(events, new URL(url).origin);
  // Now and then Chromium leaves the script's own event out of a trace: such a trace says nothing.
  return Number.isNaN(ms) ? measureScriptTime(browser, url, slowdown) : ms;
}
