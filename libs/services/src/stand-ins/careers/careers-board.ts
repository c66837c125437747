import { readDepartments, readJob, readOffices, readSections, type Job } from '@skein/careers/contract';
import { boardCalls, fetchJson, type BoardAnswer } from '@skein/careers/serve';
import { memoryCounters, rateLimiter } from '@skein/http/rate-limit';
import { LRUCache } from 'lru-cache';
import type { ServiceSettings } from '../../settings/index.ts';

const ANSWER_TTL_MS = 60_000;
/** How long to reuse a failure, in ms, so that a board that is busy is not asked for every visitor. */
const FAILURE_TTL_MS = 5_000;
const ANSWERS_KEPT = 1_000;
/**
 * Limit of requests for jobs that no list contains. Such a job may exist, so the service asks the board for it. The
 * limit keeps visitors who make up ids from causing many requests to the board.
 */
const UNLISTED = { name: 'unlisted-jobs', limit: 20, windowMs: 60_000 };

type Answers = readonly BoardAnswer<unknown>[];

/**
 * Returns a function that returns the ids of all listed jobs. If a list is unavailable, the ids are those of the last
 * complete lists, or undefined if there were none. The function parses each answer of the board only once.
 */
function listedIds(): (
  offices: BoardAnswer<unknown>,
  sections: BoardAnswer<unknown>,
) => Set<string> | undefined {
  let read: { readonly from: Answers; readonly ids: Set<string> | undefined } | undefined;
  return (offices, sections) => {
    if (read?.from[0] !== offices || read.from[1] !== sections) {
      const inOffices = offices.ok ? readOffices(offices.value) : undefined;
      const inSections = sections.ok ? readSections(sections.value) : undefined;
      const inDepartments = offices.ok ? (readDepartments(offices.value) ?? []) : [];
      const places = inOffices &&
        inSections && [...inOffices.flatMap((one) => one.departments), ...inDepartments, ...inSections];
      const ids = places ? new Set(places.flatMap(({ jobs }) => jobs.map(({ id }) => id))) : read?.ids;
      read = { from: [offices, sections], ids };
    }
    return read.ids;
  };
}

/** The job board of the site. The site forwards the board's answers. */
export interface CareersBoard {
  /** Returns the offices and, beside them, the departments of a public board, because a job may be in no office. */
  offices(): Promise<BoardAnswer<unknown>>;
  sections(): Promise<BoardAnswer<unknown>>;
  job(id: string): Promise<BoardAnswer<unknown>>;
}

const found = <T>(value: T): BoardAnswer<T> => ({ ok: true, value });

const NO_SECTIONS = found({ sections: [] });

export interface RemoteBoardOptions {
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly now?: () => number;
  /** Receives the failure if a public board does not answer which departments it has. */
  readonly onProblem?: ((failure: BoardFailed & { readonly asked: string }) => void) | undefined;
}

type BoardFailed = Extract<BoardAnswer<unknown>, { readonly ok: false }>;

/** Creates a client of a remote board. It reuses answers for a minute, and failures for a few seconds. */
function remoteBoard(
  { CAREERS_BOARD_KIND: kind, CAREERS_BOARD_KEY: token }: ServiceSettings,
  url: string,
  { fetch, now = Date.now, onProblem }: RemoteBoardOptions = {},
): CareersBoard {
  const calls = boardCalls({ kind, url });
  const answers = new LRUCache<string, Promise<BoardAnswer<unknown>>>({
    max: ANSWERS_KEPT,
    ttl: ANSWER_TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });

  const get = (address: string) => fetchJson(address, { fetch, token });

  function ask(address: string, fetchAnswer = get): Promise<BoardAnswer<unknown>> {
    const known = answers.get(address);
    if (known) return known;
    const asked = fetchAnswer(address).then((answer) => {
      if (!answer.ok && answer.reason !== 'not-found') answers.set(address, asked, { ttl: FAILURE_TTL_MS });
      return answer;
    });
    answers.set(address, asked);
    return asked;
  }

  /** Adds the departments of a public board to its offices. A board need not have departments of its own. */
  async function withDepartments(address: string): Promise<BoardAnswer<unknown>> {
    const [offices, departments] = await Promise.all([
      get(address),
      calls.departments === undefined ? undefined : get(calls.departments),
    ]);
    if (!offices.ok || !departments) return offices;
    if (departments.ok) return found(Object.assign({}, departments.value, offices.value));
    if (departments.reason !== 'not-found') onProblem?.({ asked: 'departments', ...departments });
    return offices;
  }

  const idsIn = listedIds();
  const limiter = rateLimiter(memoryCounters(), now);
  const offices = () => ask(calls.offices, withDepartments);

  async function sections(): Promise<BoardAnswer<unknown>> {
    const answer = await ask(calls.sections);
    const hasNone = kind === 'public' && !answer.ok && answer.reason === 'not-found';
    return hasNone ? NO_SECTIONS : answer;
  }

  return {
    offices,
    sections,
    async job(id) {
      const address = calls.job(id);
      if (answers.has(address)) return ask(address);
      const listed = idsIn(...(await Promise.all([offices(), sections()])));
      if (listed?.has(id)) return ask(address);
      if ((await limiter.take(UNLISTED, url)) === 0) return ask(address);
      // The job may exist, so nobody may conclude that it is closed.
      return { ok: false, reason: 'unreachable' };
    },
  };
}

/** Returns the remote board if CAREERS_BOARD_URL is set, or else `embedded`. */
export const careersBoard = <Embedded extends CareersBoard | undefined>(
  settings: ServiceSettings,
  embedded: Embedded,
  options?: RemoteBoardOptions,
): CareersBoard | Embedded =>
  settings.CAREERS_BOARD_URL === undefined
    ? embedded
    : remoteBoard(settings, settings.CAREERS_BOARD_URL, options);

/**
 * Returns a function that returns an open job with its questions, or undefined. The function rejects while the board is
 * down. It also rejects if a job is unreadable, because the job may be open. It ignores small mistakes in a job,
 * because the page of the job reports them.
 */
export const findJobOn =
  (board: CareersBoard) =>
  async (id: string): Promise<Job | undefined> => {
    const answer = await board.job(id);
    const reasons: string[] = [];
    const job = answer.ok ? readJob(answer.value, ({ reason }) => reasons.push(reason)) : undefined;
    if (answer.ok && !job) throw new Error(`The job ${id} cannot be read: ${reasons.join('; ')}`);
    if (answer.ok) return job;
    if (answer.reason === 'not-found') return undefined;
    throw new Error(`The job board cannot be asked: ${answer.reason}`);
  };
