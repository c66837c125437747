import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { onClientPage } from './client-pages.ts';
import { p95 } from './painted.ts';
import { most, none, type Row } from './row.ts';
import { SCRIPT_EVENTS, trace, type TraceEvent } from './script-time.ts';
import { VIEWPORT } from './visit.ts';

/** How much slower than this machine. */
const SLOWDOWN = 4;
/** How far a finger goes at a time, px, and how fast, px/s. */
const SWIPE = { xDistance: 3000, speed: 2400 };
const SWIPES = 6;
const PRESSES = 12;
/** ms between presses: a carousel is moved while it still moves. */
const BETWEEN_PRESSES_MS = 250;
const CYCLES = 1000;

const MOST_TASK_MS = 16;
const MOST_SCRIPT_MS = 8;
/** Of a thousand cycles: less than 20 bytes each is what the browser's own counting differs by. */
const MOST_GROWTH_KB = 20;

const ms = (event: TraceEvent) => (event.tdur ?? event.dur ?? 0) / 1000;
const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/** Longest task, and script in one frame (95th of a hundred), ms. Of the thread that runs most script: the page's own. */
function figuresOf(events: readonly TraceEvent[]) {
  const isScript = ({ ph, name }: TraceEvent) => ph === 'X' && SCRIPT_EVENTS.has(name);
  const threads = [...Map.groupBy(events.filter(isScript), thread)];
  const [main] = threads.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const own = events.filter((event) => thread(event) === main).toSorted((a, b) => a.ts - b.ts);
  const frames = own.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);
  const inFrame = frames.map(() => 0);
  let until = 0;
  for (const event of own.filter(isScript)) {
    if (event.ts < until) continue;
    until = event.ts + (event.dur ?? 0);
    const frame = frames.findLastIndex((ts) => ts <= event.ts);
    if (frame >= 0) inFrame[frame] = (inFrame[frame] ?? 0) + ms(event);
  }
  return {
    longestTaskMs: Math.max(0, ...own.filter(({ ph, name }) => ph === 'X' && name === 'RunTask').map(ms)),
    scriptMs: p95(inFrame),
    frames: frames.length,
  };
}

function watchShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    document.documentElement.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift' });
}

/** In the page: the middle of a carousel that is awake, and of the button that leads on, px. */
function readPlaces() {
  return ['[data-state] > [data-track]', '[data-next]'].map((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) throw new Error(`There is no ${selector}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

/** Fingers and presses as the browser gets them: nothing of what finds and presses things for a test runs in the page. */
async function play(session: CDPSession, places: ReturnType<typeof readPlaces>): Promise<void> {
  const [slides = { x: 0, y: 0 }, next = slides] = places;
  for (let swipe = 0; swipe < SWIPES; swipe++)
    await session.send('Input.synthesizeScrollGesture', {
      ...SWIPE,
      x: VIEWPORT.width - 60,
      y: slides.y,
      xDistance: swipe % 2 === 0 ? -SWIPE.xDistance : SWIPE.xDistance,
      yDistance: 0,
      gestureSourceType: 'touch',
    });
  for (let press = 0; press < PRESSES; press++) {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { type, ...next, button: 'left', clickCount: 1 });
    await setTimeout(BETWEEN_PRESSES_MS);
  }
}

/** What a carousel of a hundred slides costs while fingers and arrows move it, on a slow telephone. */
async function measureSmoothness(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: VIEWPORT, hasTouch: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  const places = await page.evaluate(readPlaces);
  await page.evaluate(watchShifts);
  const session = await page.context().newCDPSession(page);
  // Memory that the start of the page has left behind is not the carousel's.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const events = await trace(session, () => play(session, places), [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-devtools.timeline.frame',
    'v8',
  ]);
  const layoutShift = Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0'));
  await page.close();
  return { ...figuresOf(events), layoutShift };
}

/** What a carousel leaves behind that is mounted and unmounted a thousand times: bytes, nodes and listeners. */
async function measureLeaks(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(`${url}#mounts`);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const cycle = () => page.evaluate((times) => globalThis.cycle(times), CYCLES);
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { heap: usedSize, ...(await session.send('Memory.getDOMCounters')) };
  };
  // Caches of React, of styles and of compiled code fill up once, the last after some 500 cycles.
  await cycle();
  const before = await count();
  await cycle();
  const after = await count();
  await page.close();
  return {
    heapKb: (after.heap - before.heap) / 1024,
    left: [after.nodes - before.nodes, after.jsEventListeners - before.jsEventListeners],
  };
}

export const benchCarousels = () =>
  onClientPage('carousels', async (browser, url) => ({
    ...(await measureSmoothness(browser, url)),
    ...(await measureLeaks(browser, url)),
  }));

export const carouselRows = (figures: Awaited<ReturnType<typeof benchCarousels>>): Row[] => [
  most('100 slides at 4× CPU, longest task', figures.longestTaskMs, MOST_TASK_MS),
  most(`100 slides at 4× CPU, script per frame, p95 of ${figures.frames}`, figures.scriptMs, MOST_SCRIPT_MS),
  none('100 slides, layout shift while they move', figures.layoutShift),
  most(`heap after ${CYCLES} mounts and unmounts`, figures.heapKb, MOST_GROWTH_KB, 'KB'),
  {
    what: 'nodes and listeners left of them',
    figure: figures.left.join(', '),
    limit: '0, 0',
    ok: figures.left.every((count) => count <= 0),
  },
];
