import { inSpan } from '@skein/http/traces';
import type { Figures } from '@skein/http/figures';
import { addTiming } from './server-timing.ts';

/** Runs a step of the way to a page, and tells whoever watches how long it took. */
export type WatchStep = <T>(step: string, work: () => T) => T;

/** For what is built without anybody who watches. */
export const unwatched: WatchStep = (_step, work) => work();

/** Times steps for figures, for traces, and for an editor who waits for the page. */
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
