import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { SCRIPT_EVENTS, type TraceEvent, trace } from '../script-time.ts';
import { VIEWPORT } from '../visit.ts';

/** How much slower than this machine. */
const SLOWDOWN = 4;
/** How far a finger goes at a time, px, and how fast, px/s. */
const SWIPE_PX = 3000;
const SWIPE_SPEED = 2400;
const SWIPES = 6;
const PRESSES = 12;
/** ms between presses: a carousel is moved while it still moves. */
const BETWEEN_PRESSES_MS = 250;

export interface Smoothness {
  /** Longest task of the main thread, ms. */
  readonly longestTaskMs: number;
  /** Script in one frame, 95th of a hundred, ms. */
  readonly scriptP95Ms: number;
  readonly frames: number;
  readonly layoutShift: number;
}

const TASK = 'RunTask';
const FRAME = 'BeginMainThreadFrame';

const ms = (event: TraceEvent) => (event.tdur ?? event.dur ?? 0) / 1000;
const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/** Figures of a trace. Events of the page's own thread, which is the one that runs its script. */
export function smoothnessOf(events: readonly TraceEvent[]): Omit<Smoothness, 'layoutShift'> {
  const script = events.filter(({ ph, name }) => ph === 'X' && SCRIPT_EVENTS.has(name));
  const count = new Map<string, number>();
  for (const event of script) count.set(thread(event), (count.get(thread(event)) ?? 0) + 1);
  const [main] = [...count].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const own = events.filter((event) => thread(event) === main).toSorted((a, b) => a.ts - b.ts);
  const frames = own.filter(({ name }) => name === FRAME).map(({ ts }) => ts);
  const inFrame = frames.map(() => 0);
  let until = 0;
  for (const event of own) {
    if (event.ph !== 'X' || !SCRIPT_EVENTS.has(event.name) || event.ts < until) continue;
    until = event.ts + (event.dur ?? 0);
    const frame = frames.findLastIndex((ts) => ts <= event.ts);
    if (frame >= 0) inFrame[frame] = (inFrame[frame] ?? 0) + ms(event);
  }
  const sorted = inFrame.toSorted((a, b) => a - b);
  return {
    longestTaskMs: Math.max(0, ...own.filter(({ ph, name }) => ph === 'X' && name === TASK).map(ms)),
    scriptP95Ms: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN,
    frames: frames.length,
  };
}

function watchShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    document.documentElement.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the middle of a carousel that is awake, and of the button that leads on, px. */
function readPlaces(): readonly [slides: Point, next: Point] {
  const middle = (selector: string): Point => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) throw new Error(`There is no ${selector}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return [middle('[data-state] > [data-track]'), middle('[data-next]')];
}

/** Fingers and presses as the browser gets them: nothing of what finds and presses things for a test runs in the page. */
async function play(session: CDPSession, slides: Point, next: Point): Promise<void> {
  for (let swipe = 0; swipe < SWIPES; swipe++)
    await session.send('Input.synthesizeScrollGesture', {
      x: VIEWPORT.width - 60,
      y: slides.y,
      xDistance: swipe % 2 === 0 ? -SWIPE_PX : SWIPE_PX,
      yDistance: 0,
      speed: SWIPE_SPEED,
      gestureSourceType: 'touch',
    });
  for (let press = 0; press < PRESSES; press++) {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { type, ...next, button: 'left', clickCount: 1 });
    await setTimeout(BETWEEN_PRESSES_MS);
  }
}

/** What a served carousel costs while fingers and arrows move it, on a slow telephone. */
export async function measureSmoothness(browser: Browser, url: string): Promise<Smoothness> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  const [slides, next] = await page.evaluate(readPlaces);
  const session = await context.newCDPSession(page);
  // Memory that the start of the page has left behind is not the carousel's.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const events = await trace(session, () => play(session, slides, next), [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-devtools.timeline.frame',
    'v8',
  ]);
  const layoutShift = Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0'));
  await context.close();
  return { ...smoothnessOf(events), layoutShift };
}
