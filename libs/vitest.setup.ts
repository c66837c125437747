import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';
import { testLevel, WAIT_MS } from './test-level.ts';

/**
 * Uses the same cases in every run, so that only a change decides whether a test passes. `npm run test:full`
 * uses a random seed and so searches further.
 */
if (testLevel !== 'full') configureGlobal({ seed: 20_261_120 });

/** Turns of the timers by which drawing is late. A press of Testing Library is over after two. */
const LATE_TURNS = 4;
/** The real `setTimeout`: a test may replace the global one. */
const { setTimeout: nextTurn } = globalThis;
/**
 * The worker keeps this state, because it loads React once for all its files, and React keeps the
 * `setImmediate` of the first file.
 */
const worker = globalThis as unknown as { drawingsToCome: number; waitsLong?: true };
worker.drawingsToCome ??= 0;

/** Both wait one second by default. A busy machine may need that long for a single drawing. */
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
   * React takes this function when it loads, and so draws late, as on a busy machine. A test that does not
   * wait for the result of an answer then fails in every run, not in one of a thousand.
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

/** Files share their worker and so the page. Each file begins with an empty page. */
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
