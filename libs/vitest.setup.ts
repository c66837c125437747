import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';
import { testLevel, WAIT_MS } from './test-level.ts';

/**
 * The same cases at every run, so that a change alone decides whether a test passes. `npm run test:full` leaves the
 * seed to chance and so searches further.
 */
if (testLevel !== 'full') configureGlobal({ seed: 20_261_120 });

/** Turns of the timers; a press of Testing Library's is over after two. */
const LATE_TURNS = 4;
/** The real one: a test may put another in its place. */
const { setTimeout: nextTurn } = globalThis;
/** Kept by the worker: React is loaded once for all its files, and keeps what the first of them gave it. */
const worker = globalThis as unknown as { drawingsToCome: number; waitsLong?: true };
worker.drawingsToCome ??= 0;

/** Both give up after a second by default, which a busy machine needs for a single drawing. */
if (worker.waitsLong !== true) {
  worker.waitsLong = true;
  const { waitFor } = vi;
  vi.waitFor = (condition, options) =>
    waitFor(condition, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
  if (typeof document !== 'undefined')
    (await import('@testing-library/dom')).configure({ asyncUtilTimeout: WAIT_MS });
}

const late = (draw: () => void, turns = LATE_TURNS): unknown =>
  nextTurn(() => {
    if (turns > 1) return late(draw, turns - 1);
    worker.drawingsToCome -= 1;
    draw();
  });

if (typeof document !== 'undefined') {
  /**
   * React takes this when it is loaded, and draws late, as on a busy machine: a test that looks for what an answer
   * brings without waiting for it fails at every run, not at one of a thousand.
   */
  vi.stubGlobal('setImmediate', (draw: () => void) => {
    worker.drawingsToCome += 1;
    return late(draw);
  });
  // The page goes with the last test of the file; what React still has to draw needs it.
  afterAll(async () => {
    while (worker.drawingsToCome > 0) await new Promise((resolve) => nextTurn(resolve));
  });
}

/** Files share their worker, and with it the page: each begins with an empty one. */
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
