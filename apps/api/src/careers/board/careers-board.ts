import { readJob, type Job } from '@skein/careers/contract';
import { boardCalls, fetchJson, type BoardAnswer } from '@skein/careers/serve';
import { LRUCache } from 'lru-cache';
import type { CareersSettings } from '../settings.ts';
import { demoJobs, demoOffices, demoSections } from './demo/demo-board.ts';

/** How long an answer of a board elsewhere is passed on without asking again, ms. */
const ANSWER_TTL_MS = 60_000;
const ANSWERS_KEPT = 1_000;

/** The job board behind the site, whichever it is: what it says, in its own words. */
export interface CareersBoard {
  offices(): Promise<BoardAnswer<unknown>>;
  sections(): Promise<BoardAnswer<unknown>>;
  job(id: string): Promise<BoardAnswer<unknown>>;
}

const found = <T>(value: T): BoardAnswer<T> => ({ ok: true, value });

/** About forty jobs of nobody, for a checkout without a board. */
const demoBoard: CareersBoard = {
  offices: async () => found(demoOffices),
  sections: async () => found(demoSections),
  async job(id) {
    const job = demoJobs.get(id);
    return job ? found(job) : { ok: false, reason: 'not-found' };
  },
};

interface RemoteBoardOptions {
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** A board elsewhere. What it says is kept for a minute; a failure is forgotten at once. */
function remoteBoard(
  { CAREERS_BOARD_KIND: kind, CAREERS_BOARD_KEY: token }: CareersSettings,
  url: string,
  { fetch }: RemoteBoardOptions = {},
): CareersBoard {
  const calls = boardCalls({ kind, url });
  const answers = new LRUCache<string, Promise<BoardAnswer<unknown>>>({
    max: ANSWERS_KEPT,
    ttl: ANSWER_TTL_MS,
  });

  function ask(address: string): Promise<BoardAnswer<unknown>> {
    const known = answers.get(address);
    if (known) return known;
    const asked = fetchJson(address, { fetch, token }).then((answer) => {
      if (!answer.ok && answer.reason !== 'not-found') answers.delete(address);
      return answer;
    });
    answers.set(address, asked);
    return asked;
  }

  return {
    offices: () => ask(calls.offices),
    async sections() {
      const answer = await ask(calls.sections);
      return kind === 'public' && !answer.ok && answer.reason === 'not-found'
        ? found({ sections: [] })
        : answer;
    },
    job: (id) => ask(calls.job(id)),
  };
}

/** The board that the settings name; the embedded one where they name none. */
export const careersBoard = (settings: CareersSettings, options?: RemoteBoardOptions): CareersBoard =>
  settings.CAREERS_BOARD_URL === undefined
    ? demoBoard
    : remoteBoard(settings, settings.CAREERS_BOARD_URL, options);

/** Finds a job that is open, with its questions. Rejects when the board cannot be asked. */
export const findJobOn =
  (board: CareersBoard) =>
  async (id: string): Promise<Job | undefined> => {
    const answer = await board.job(id);
    if (answer.ok) return readJob(answer.value);
    if (answer.reason === 'not-found') return undefined;
    throw new Error(`The job board cannot be asked: ${answer.reason}`);
  };
