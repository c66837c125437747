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
  /** Returns all open jobs. Fails with `unreadable` if the board has jobs, or may have some, but none is readable. */
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

/** Fields of a board's lists that contain jobs, or records with jobs. */
const HOLDS_JOBS: ReadonlySet<string> = new Set(['jobs', 'departments', 'children']);

const hasJobs = ({ offices, sections, departments = [] }: Board): boolean =>
  [...offices.flatMap((office) => office.departments), ...sections, ...departments].some(
    ({ jobs }) => jobs.length > 0,
  );

/** Whether a public board has no such list. */
const isNone = (answer: BoardAnswer<unknown>): boolean => !answer.ok && answer.reason === 'not-found';

/** Creates a client for a board of either kind. */
export function createJobBoard(address: BoardAddress, options: JobBoardOptions = {}): JobBoard {
  const { onDropped } = options;
  const calls = boardCalls(address);
  const ask = (url: string) => fetchJson(url, options);

  async function sections(onDropped: OnDropped): Promise<BoardAnswer<Section[]>> {
    const answer = await ask(calls.sections);
    return address.kind === 'public' && isNone(answer)
      ? NO_SECTIONS
      : readAs(answer, (value) => readSections(value, onDropped));
  }

  /** Returns departments whose jobs may be in no office. A reader may answer with them beside the offices. */
  async function departments(offices: Promise<BoardAnswer<unknown>>, onDropped: OnDropped) {
    const answer = await (calls.departments === undefined ? offices : ask(calls.departments));
    const read = answer.ok ? readDepartments(answer.value, onDropped) : undefined;
    // Without this list, only jobs outside offices are missing, so the other jobs are still listed.
    if (calls.departments !== undefined && !read && !isNone(answer))
      onDropped({ record: 'departments', reason: answer.ok ? 'unreadable' : answer.reason });
    return read;
  }

  return {
    async list() {
      let isIncomplete = false;
      const note: OnDropped = (one) => {
        isIncomplete ||= one.field === undefined || HOLDS_JOBS.has(one.field);
        onDropped?.(one);
      };
      const offices = ask(calls.offices);
      const [inOffices, inSections, inDepartments] = await Promise.all([
        offices.then((answer) => readAs(answer, (value) => readOffices(value, note))),
        sections(note),
        departments(offices, note),
      ]);
      if (!inOffices.ok) return inOffices;
      if (!inSections.ok) return inSections;
      const value = { offices: inOffices.value, sections: inSections.value, departments: inDepartments };
      // There may be jobs, so nobody may conclude that none are open.
      return isIncomplete && !hasJobs(value) ? UNREADABLE : { ok: true, value };
    },
    async job(id) {
      if (!JOB_ID.test(id)) return { ok: false, reason: 'not-found' };
      return readAs(await ask(calls.job(id)), (value) => readJob(value, onDropped));
    },
  };
}
