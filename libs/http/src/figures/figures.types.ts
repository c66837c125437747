import type { JobPool } from '../process/job-pool.ts';

/** How a call to another system ended. `stale`: an earlier answer replaced the missing one. */
export type Outcome = 'ok' | 'stale' | 'error' | 'timeout';

export interface CountedRequest {
  /** The pattern of the route. The visited path is never a label. */
  readonly route: string;
  /** Where the page came from; `none` for everything except cached pages. */
  readonly cache: string;
  readonly status: number;
  readonly seconds: number;
}

/** A metric whose value is queried each time the metrics are read. */
export interface AskedFigure {
  readonly name: string;
  readonly help: string;
  /** Label of the keys that `read` returns. Without it, there is one value. */
  readonly label?: string;
  /** Returns the value, or undefined if it is unknown; the metric is then left out. */
  readonly read: () => Promise<number | Readonly<Record<string, number>> | undefined>;
  /** The value when `read` takes longer than a second. */
  readonly late?: number;
}

/** What a process counts and measures about itself. */
export interface Figures {
  readonly contentType: string;
  /** Returns all metrics in the format of Prometheus. */
  read(): Promise<string>;
  /** Counts a page from memory. Called for almost every request, so it has to be fast. */
  countHit(status: number): void;
  countRequest(request: CountedRequest): void;
  /** Counts one step of drawing a page, such as `draw`. */
  countStep(step: string, seconds: number): void;
  /** Counts a call to another system. */
  countCall(to: string, outcome: Outcome, seconds: number): void;
  /** Returns the same pool, with its queue counted and its jobs timed. */
  watchPool(queue: string, pool: JobPool): JobPool;
  ask(figure: AskedFigure): void;
}

export interface FiguresOptions {
  readonly process: 'site' | 'services';
  /** The operator's name for this release. */
  readonly release?: string | undefined;
}

/** The route label of all pages, because their route pattern would say no more. */
export const PAGE_ROUTE = 'page';
