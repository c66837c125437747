import { configureGlobal } from 'fast-check';
import { __PRIVATE__ } from 'styled-components';
import { afterAll, afterEach, vi } from 'vitest';
import { testLevel, WAIT_MS } from './test-level.ts';

/**
 * Makes property tests use the same cases in every run, so that only a change of the code changes a result.
 * `npm run test:full` uses a random seed, and so covers new cases.
 */
if (testLevel !== 'full') configureGlobal({ seed: 20_261_120 });

/** Turns of the timers by which React draws late. Testing Library waits only two turns after a press. */
const LATE_TURNS = 4;
/** The real `setTimeout`, because a test may replace the global one. */
const { setTimeout: nextTurn } = globalThis;
/**
 * State that the test files of a worker share. The worker loads React once for all of them, and React keeps the
 * `setImmediate` of the first file.
 */
const worker = globalThis as unknown as { drawingsToCome: number; waitsLong?: true };
worker.drawingsToCome ??= 0;

/** Raises the default limits of `waitFor` and `waitUntil`: a busy machine may need one second for a single drawing. */
if (worker.waitsLong !== true) {
  worker.waitsLong = true;
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (condition, options) =>
    waitFor(condition, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
  vi.waitUntil = (condition, options) =>
    waitUntil(condition, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
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
   * Makes React draw late, as on a busy machine: React uses the `setImmediate` that exists when it loads. A test that
   * does not wait for the drawing then fails in every run, and not in one run of a thousand.
   */
  vi.stubGlobal('setImmediate', (draw: () => void) => {
    worker.drawingsToCome += 1;
    return late(draw);
  });
  // Waits until React has drawn everything: jsdom removes the page after the last test of the file.
  afterAll(async () => {
    while (worker.drawingsToCome > 0) await new Promise((resolve) => nextTurn(resolve));
  });
}

if (typeof document !== 'undefined') {
  // jsdom neither opens dialogs nor scrolls.
  const open = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.show ??= open;
  HTMLDialogElement.prototype.showModal ??= open;
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView ??= () => undefined;

  /** Empties the page, because the tests of a worker share it. */
  const emptyPage = () => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
    for (const name of ['dataLayer', 'skeinPending']) Reflect.deleteProperty(globalThis, name);
  };
  // The files of a worker also share one style sheet. If a file removes its element, the next file has no rules.
  document.head.replaceChildren();
  __PRIVATE__.mainSheet.clearTag();
  __PRIVATE__.mainSheet.names.clear();
  emptyPage();
  const { cleanup } = await import('@testing-library/react');
  // Runs after the hooks of the file.
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    emptyPage();
  });
}
