import { JOB_ID_FIELD } from '@skein/careers/application';
import type { Job } from '@skein/careers/contract';
import { HONEYPOT_FIELD, IDEMPOTENCY_FIELD, PAGE_TOKEN_FIELD } from '@skein/forms/contract';
import { verifyPageToken } from '../../human-check/page-token.ts';
import { identifyContent, KEYLESS_WINDOW_MS } from '../../leads/identity.ts';
import { PAGE_TOKEN_REFUSALS } from '../../leads/trust.ts';
import { networkOf, type RateLimiter } from '../../rate-limit/rate-limit.ts';
import { UsedTokenError, type OneTimeToken } from '../../storage/one-time-tokens.ts';
import type { Storage } from '../../storage/open-storage.ts';
import { findSubmission, recordSubmission, type NewSubmission } from '../../storage/submissions.ts';
import { limitTo } from '../../visitor-post/limit-to.ts';
import { Refusal } from '../../visitor-post/refusal.ts';
import type { ApplicationFiles } from './application-files.ts';
import { APPLICATION_KIND, APPLICATION_LIMITS, NO_PAGE_TOKEN } from './applications.constants.ts';
import { readApplication, textIn } from './read-application.ts';
import type { ReceivedPost } from './receive-parts.ts';

/** Finds a job that is open, with its questions. Rejects when the board cannot be asked. */
export type FindJob = (id: string) => Promise<Job | undefined>;

export interface TakeApplicationOptions {
  readonly storage: Storage;
  readonly files: Pick<ApplicationFiles, 'locate'>;
  readonly findJob: FindJob;
  /** Names our board to whoever takes applications in the end. */
  readonly boardToken: string;
  readonly limiter: RateLimiter;
  /** Signs the tokens of pages. */
  readonly secret: string | Buffer;
  readonly now: () => number;
}

export interface Applicant {
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly ip: string;
  /** Whether a script of ours has sent it. */
  readonly isScript: boolean;
  /** Where it was posted, which page tokens are made for. */
  readonly path: string;
  /** Query of the page that the form stood on. */
  readonly search: string;
  /** The key that came beside the post. */
  readonly idempotencyKey: string | undefined;
}

export interface TakenApplication {
  readonly jobId: string;
  /** It was here already; nothing was stored. */
  readonly repeated: boolean;
}

export type TakeApplication = (post: ReceivedPost, applicant: Applicant) => Promise<TakenApplication>;

const KEY = /^[\w-]{8,64}$/u;

/** Checks an application and keeps it, once: its files and its row are in the database when this resolves. */
export function applicationTaker(options: TakeApplicationOptions): TakeApplication {
  const { storage, files, findJob, boardToken, secret, now } = options;
  const limit = limitTo(options.limiter);

  /** @throws Refusal */
  function tokensOf({ entries }: ReceivedPost, { visitorId, path }: Applicant): readonly OneTimeToken[] {
    const token = textIn(entries, PAGE_TOKEN_FIELD);
    if (token === '') return [];
    const verdict = verifyPageToken(token, { secret, visitorId, purpose: path, nowMs: now() });
    if (verdict.outcome !== 'valid') throw new Refusal(PAGE_TOKEN_REFUSALS[verdict.outcome]);
    return [verdict.token];
  }

  /** What is to be stored; undefined when it has been. @throws Refusal */
  async function prepare(
    post: ReceivedPost,
    applicant: Applicant,
  ): Promise<{ readonly jobId: string; readonly submission: NewSubmission | undefined }> {
    const { entries } = post;
    const { visitorId, search } = applicant;
    const network = networkOf(applicant.ip);
    if (textIn(entries, HONEYPOT_FIELD) !== '') throw new Refusal('not_a_visitor');
    const job = await findJob(textIn(entries, JOB_ID_FIELD));
    if (!job) throw new Refusal('job_closed');
    const { payload, contentHash } = readApplication(entries, { job, boardToken, search });

    const idempotencyKey = applicant.idempotencyKey || textIn(entries, IDEMPOTENCY_FIELD) || undefined;
    if (idempotencyKey !== undefined && !KEY.test(idempotencyKey)) throw new Refusal('malformed_body');
    const content = { contentHash, idempotencyKey };
    const { identity, earlier } = identifyContent(APPLICATION_KIND, content, { visitorId, network }, now());
    let known = await findSubmission(storage, identity);
    for (const other of earlier) known ??= await findSubmission(storage, other, now() - KEYLESS_WINDOW_MS);
    if (known) return { jobId: job.id, submission: undefined };

    await limit(APPLICATION_LIMITS.visitor, visitorId);
    const tokens = tokensOf(post, applicant);
    const isUnproven = !applicant.isScript && tokens.length === 0;
    if (isUnproven) await limit(APPLICATION_LIMITS.plainNetwork, network);
    const submission: NewSubmission = {
      ...identity,
      payload,
      flags: isUnproven ? [NO_PAGE_TOKEN] : [],
      answer: job.id,
      tokens,
      files: payload.files.map(({ path }) => ({ path, from: files.locate(path) })),
    };
    return { jobId: job.id, submission };
  }

  return async (post, applicant) => {
    try {
      const { jobId, submission } = await prepare(post, applicant);
      if (!submission) return { jobId, repeated: true };
      const { repeated } = await recordSubmission(storage, submission, now());
      return { jobId, repeated };
    } catch (error) {
      throw error instanceof UsedTokenError ? new Refusal('token_used') : error;
    } finally {
      await post.discard();
    }
  };
}
