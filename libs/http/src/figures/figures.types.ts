import type { JobPool } from '../process/job-pool.ts';

/** How a call to another system ended. `stale`: an earlier answer replaced the missing answer. */
export type Outcome = 'ok' | 'stale' | 'error' | 'timeout';

export interface CountedRequest {
  /** The pattern of the route, never the path that the visitor requested. */
  readonly route: string;
  /** The state of the page in the page cache, such as `hit`. `none` if the answer is not a cached page. */
  readonly cache: string;
  readonly status: number;
  readonly seconds: number;
}

/** A metric that is read instead of counted: each request for the metrics asks for its current value. */
export interface AskedFigure {
  readonly name: string;
  readonly help: string;
  /** The label for the keys of the record that `read` returns. Undefined if `read` returns one number. */
  readonly label?: string;
  /** Returns the value. If the value is unknown, it returns undefined, and the metrics leave it out. */
  readonly read: () => Promise<number | Readonly<Record<string, number>> | undefined>;
  /** The value to show when `read` takes longer than a second. */
  readonly late?: number;
}

/** The metrics of a process. */
export interface Figures {
  readonly contentType: string;
  /** Returns all metrics in the format of Prometheus. */
  read(): Promise<string>;
  /** Counts a page from memory. It runs for almost every request, so it has to be fast. */
  countHit(status: number): void;
  countRequest(request: CountedRequest): void;
  /**
   * Reports that a route has had no errors yet. Prometheus does not count the first value of a series, so without this
   * report it would miss the route's first error.
   */
  expectErrors(route: string): void;
  /** Counts a form that a visitor has sent, by the status of its answer. */
  countSubmission(route: string, status: number): void;
  /** Reports that no form has been sent to a route yet, for the same reason as {@link Figures.expectErrors}. */
  expectSubmissions(route: string): void;
  /** Counts one step of drawing a page, such as `draw`. */
  countStep(step: string, seconds: number): void;
  countCall(to: string, outcome: Outcome, seconds: number): void;
  /** Wraps a pool so that the metrics count its waiting jobs and time all jobs. */
  watchPool(queue: string, pool: JobPool): JobPool;
  ask(figure: AskedFigure): void;
}

export interface FiguresOptions {
  readonly process: 'site' | 'services';
  /** The operator's name for this release. */
  readonly release?: string | undefined;
}

/** The route label of all pages. It replaces the route pattern `/*`, which all pages have in common. */
export const PAGE_ROUTE = 'page';
