import type { JobPool } from '../process/job-pool.ts';

/** How a call to somebody else ended; `stale` is an earlier answer in the place of theirs. */
export type Outcome = 'ok' | 'stale' | 'error' | 'timeout';

export interface CountedRequest {
  /** The pattern of its route: what visitors ask for is never a label. */
  readonly route: string;
  /** Where the page came from; `none` for everything but pages that are kept. */
  readonly cache: string;
  readonly status: number;
  readonly seconds: number;
}

/** A figure that is asked for whenever somebody reads them. */
export interface AskedFigure {
  readonly name: string;
  readonly help: string;
  /** Of the keys that `read` answers with; without it, there is one value. */
  readonly label?: string;
  /** Undefined where it is not known: then nothing is said. */
  readonly read: () => Promise<number | Readonly<Record<string, number>> | undefined>;
  /** In the place of an answer that takes longer than a second. */
  readonly late?: number;
}

/** What a process counts and times of itself. */
export interface Figures {
  readonly contentType: string;
  /** All of it, as Prometheus reads it. */
  read(): Promise<string>;
  /** A page from memory: this is called for almost every request. */
  countHit(status: number): void;
  countRequest(request: CountedRequest): void;
  /** One step of the way to a page, such as `draw`. */
  countStep(step: string, seconds: number): void;
  /** A call to somebody else. */
  countCall(to: string, outcome: Outcome, seconds: number): void;
  /** The same pool, whose line is counted and whose jobs are timed. */
  watchPool(queue: string, pool: JobPool): JobPool;
  ask(figure: AskedFigure): void;
}

export interface FiguresOptions {
  readonly process: 'site' | 'services';
  /** What the operator calls this release. */
  readonly release?: string | undefined;
}

/** The label of what is a page of the site: its route would say no more. */
export const PAGE_ROUTE = 'page';
