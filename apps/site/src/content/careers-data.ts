import { safeJob } from '@skein/careers/contract';
import {
  createJobBoard,
  jobDescription,
  rolesOf,
  type JobBoardOptions,
  type Role,
  type ServedJob,
} from '@skein/careers/serve';
import { CAREERS_READER_PATH } from '@skein/api';
import type { Sanitize } from '@skein/cms-client';
import { LRUCache } from 'lru-cache';
import { STALE_RETRY_MS } from './stale-retry.ts';
import { steadyNow } from './steady-now.ts';

/** Jobs whose pages are kept, and ids of which it is known that there is no such job. */
const JOBS_KEPT = 500;
/** How long the board is believed, ms: shorter than content, since nobody tells when it changes. */
const BOARD_TTL_MS = 60_000;

/** Jobs of the board, for pages that show them. */
export interface CareersData {
  /** Names our board to whoever takes applications. */
  readonly boardToken?: string | undefined;
  /** All open roles; the last that were known while they cannot be had, undefined where there were none. */
  roles(): Promise<readonly Role[] | undefined>;
  /** One job; the last that was known while it cannot be had. */
  job(id: string): Promise<ServedJob>;
}

export interface CareersDataOptions extends Pick<JobBoardOptions, 'fetch'>, Pick<CareersData, 'boardToken'> {
  /** Origin of the services. */
  readonly origin: string;
  readonly sanitize: Sanitize;
  readonly onProblem: (problem: object) => void;
  readonly now?: () => number;
}

interface Known<T> {
  readonly value: T | undefined;
  readonly until: number;
  readonly running?: Promise<T | undefined> | undefined;
}

/** Asks the board at most once at a time for the same thing, and again when its answer has grown old. */
export function createCareersData(options: CareersDataOptions): CareersData {
  const { origin, sanitize, onProblem, fetch, now = steadyNow } = options;
  const board = createJobBoard(
    { kind: 'reader', url: origin + CAREERS_READER_PATH },
    { fetch, onDropped: (dropped) => onProblem(dropped) },
  );
  const known = new LRUCache<string, Known<unknown>>({ max: JOBS_KEPT });

  /** @param ask undefined where the board cannot be asked */
  function believed<T>(key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const last = known.get(key) as Known<T> | undefined;
    if (last && last.until > now()) return Promise.resolve(last.value);
    const running =
      last?.running ??
      ask().then((answer) => {
        const value = answer ?? last?.value;
        known.set(key, { value, until: now() + (answer === undefined ? STALE_RETRY_MS : BOARD_TTL_MS) });
        return value;
      });
    known.set(key, { value: last?.value, until: 0, running });
    // Whoever comes while it is renewed gets what is known.
    return last?.value === undefined ? running : Promise.resolve(last.value);
  }

  async function askRoles(): Promise<readonly Role[] | undefined> {
    const answer = await board.list();
    if (answer.ok) return rolesOf(answer.value);
    onProblem({ asked: 'roles', reason: answer.reason, status: answer.status });
    return undefined;
  }

  async function askJob(id: string): Promise<ServedJob | undefined> {
    const answer = await board.job(id);
    if (answer.ok) {
      const description = (markup: string) => jobDescription(markup, sanitize);
      return { status: 'open', job: safeJob(answer.value, sanitize, description) };
    }
    if (answer.reason === 'not-found') return { status: 'gone' };
    onProblem({ asked: 'job', id, reason: answer.reason, status: answer.status });
    return undefined;
  }

  return {
    boardToken: options.boardToken,
    roles: () => believed('roles', askRoles),
    job: async (id) => (await believed(`job ${id}`, () => askJob(id))) ?? { status: 'failed', id },
  };
}
