import { inSpan } from '@skein/http/traces';
import type { Figures } from '@skein/http/figures';
import { addTiming } from './server-timing.ts';

/** Runs a step of drawing a page, and may measure its time. */
export type WatchStep = <T>(step: string, work: () => T) => T;

/** Runs a step without measuring it. */
export const unwatched: WatchStep = (_step, work) => work();

/**
 * Returns a function that measures steps: for metrics, for traces, and for an editor who waits for the page.
 */
export const watchSteps =
  (figures: Pick<Figures, 'countStep'> | undefined): WatchStep =>
  (step, work) =>
    inSpan(step, () => {
      const begun = performance.now();
      try {
        return work();
      } finally {
        const ms = performance.now() - begun;
        figures?.countStep(step, ms / 1000);
        addTiming(step, ms);
      }
    });
