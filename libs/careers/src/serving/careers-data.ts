import type { Sanitize } from '@skein/cms-client';
import { createBeliefs, tellNew, type BeliefsOptions } from '@skein/cms-client/serve';
import { createJobBoard, type JobBoard, type JobBoardOptions } from '../board/job-board.ts';
import { safeJob } from '../contract/index.ts';
import { jobDescription } from '../description/job-description.ts';
import type { ServedJob } from '../job-page/served-job.ts';
import { rolesOf, type Role } from '../roles/roles-of.ts';

/**
 * Time for which a server reuses an answer of the job board, in ms. Content is reused for longer, because the CMS
 * reports changes and the board does not.
 */
const BOARD_TTL_MS = 60_000;

/** Provides the board's jobs to pages that show them. */
export interface CareersData {
  /** The board's name in the service that takes applications. */
  readonly boardToken?: string | undefined;
  /** Returns all open roles. If the board does not answer, returns the last known roles, or undefined. */
  roles(): Promise<readonly Role[] | undefined>;
  /** Returns one job. If the board does not answer, returns the last known version of the job. */
  job(id: string): Promise<ServedJob>;
}

export interface CareersDataOptions
  extends Pick<JobBoardOptions, 'fetch'>, Pick<CareersData, 'boardToken'>, Omit<BeliefsOptions, 'ttlMs'> {
  /** URL of the service that reads the job board, including the origin. */
  readonly reader: string;
  readonly sanitize: Sanitize;
}

export function createCareersData(options: CareersDataOptions): CareersData {
  const { reader, sanitize, onProblem, fetch, now } = options;
  const tell = tellNew(options);

  /** Sends a request to the board, and reports unreadable parts of the answer. */
  async function askBoard<T>(asked: string, ask: (board: JobBoard) => Promise<T>): Promise<T> {
    const dropped: object[] = [];
    const onDropped = (one: object) => void dropped.push(one);
    const answer = await ask(createJobBoard({ kind: 'reader', url: reader }, { fetch, onDropped }));
    tell(asked, dropped);
    return answer;
  }

  const believing = { ttlMs: BOARD_TTL_MS, onProblem, now };
  const roles = createBeliefs<readonly Role[]>(believing);
  const jobs = createBeliefs<ServedJob>(believing);

  async function askRoles(): Promise<readonly Role[] | undefined> {
    const answer = await askBoard('', (board) => board.list());
    if (answer.ok) return rolesOf(answer.value);
    onProblem({ asked: 'roles', reason: answer.reason, status: answer.status });
    return undefined;
  }

  async function askJob(id: string): Promise<ServedJob | undefined> {
    const answer = await askBoard(id, (board) => board.job(id));
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
    roles: () => roles('', askRoles),
    job: async (id) => (await jobs(id, () => askJob(id))) ?? { status: 'failed', id },
  };
}
