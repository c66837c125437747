import type { Board, Section } from '../contract/board.ts';
import type { Job } from '../contract/job.ts';
import { readDepartments, readOffices, readSections } from '../contract/read-board.ts';
import { readJob } from '../contract/read-job.ts';
import type { OnDropped } from '../contract/read-records.ts';
import { boardCalls, type BoardAddress } from './board-calls.ts';
import { fetchJson, type BoardAnswer, type BoardOptions } from './fetch-json.ts';

export interface JobBoardOptions extends BoardOptions {
  /** The client calls this function for each unusable part of an answer. */
  readonly onDropped?: OnDropped | undefined;
}

/** A client for the requests that the careers pages send to a board. The promises never reject. */
export interface JobBoard {
  /** Returns all open jobs. */
  list(): Promise<BoardAnswer<Board>>;
  /** Returns one job with its questions. Fails with `not-found` if no job has this id. */
  job(id: string): Promise<BoardAnswer<Job>>;
}

const JOB_ID = /^[\w-]{1,64}$/;
const UNREADABLE = { ok: false, reason: 'unreadable' } as const;
const NO_SECTIONS: BoardAnswer<Section[]> = { ok: true, value: [] };

function readAs<T>(answer: BoardAnswer<unknown>, read: (value: unknown) => T | undefined): BoardAnswer<T> {
  if (!answer.ok) return answer;
  const value = read(answer.value);
  return value === undefined ? UNREADABLE : { ok: true, value };
}

/** Creates a client for a board of either kind. */
export function createJobBoard(address: BoardAddress, options: JobBoardOptions = {}): JobBoard {
  const { onDropped } = options;
  const calls = boardCalls(address);
  const ask = (url: string) => fetchJson(url, options);

  async function sections(): Promise<BoardAnswer<Section[]>> {
    const answer = await ask(calls.sections);
    const hasNone = address.kind === 'public' && !answer.ok && answer.reason === 'not-found';
    return hasNone ? NO_SECTIONS : readAs(answer, (value) => readSections(value, onDropped));
  }

  async function departments() {
    if (calls.departments === undefined) return undefined;
    const answer = readAs(await ask(calls.departments), (value) => readDepartments(value, onDropped));
    // Without this list, only jobs outside offices are missing, so a failure does not matter.
    return answer.ok ? answer.value : undefined;
  }

  return {
    async list() {
      const [inOffices, inSections, inDepartments] = await Promise.all([
        ask(calls.offices).then((answer) => readAs(answer, (value) => readOffices(value, onDropped))),
        sections(),
        departments(),
      ]);
      if (!inOffices.ok) return inOffices;
      if (!inSections.ok) return inSections;
      return {
        ok: true,
        value: { offices: inOffices.value, sections: inSections.value, departments: inDepartments },
      };
    },
    async job(id) {
      if (!JOB_ID.test(id)) return { ok: false, reason: 'not-found' };
      return readAs(await ask(calls.job(id)), (value) => readJob(value, onDropped));
    },
  };
}
