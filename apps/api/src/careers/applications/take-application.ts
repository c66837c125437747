import { JOB_ID_FIELD } from '@skein/careers/application';
import type { Job } from '@skein/careers/contract';
import {
  HONEYPOT_FIELD,
  HUMAN_CHECK_ACTION,
  HUMAN_CHECK_FIELD,
  IDEMPOTENCY_FIELD,
  PAGE_TOKEN_FIELD,
  PLACEHOLDER_TOKEN,
} from '@skein/forms/contract';
import type { HumanCheck } from '../../human-check/human-check.ts';
import { identifyContent, KEYLESS_WINDOW_MS } from '../../leads/identity.ts';
import { FLAGS } from '../../leads/leads.constants.ts';
import { judge, type Trust } from '../../leads/trust.ts';
import { networkOf, type RateLimiter } from '../../rate-limit/rate-limit.ts';
import { UsedTokenError } from '../../storage/one-time-tokens.ts';
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
  readonly humanCheck: HumanCheck;
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
  const { storage, files, findJob, boardToken, humanCheck, secret, now } = options;
  const limit = limitTo(options.limiter);

  /**
   * What shows that a person sent it, from a page of ours. An upload may take longer than a proof is good: one that has run
   * out costs nobody the application, but counts for nothing.
   * @throws Refusal
   */
  async function trustIn({ entries }: ReceivedPost, applicant: Applicant): Promise<Trust> {
    const { visitorId, ip, path, isScript } = applicant;
    const pageToken = textIn(entries, PAGE_TOKEN_FIELD);
    const context = { humanCheck, secret, visitorId, ip, path, nowMs: now() };
    const page = await judge({ formToken: undefined, pageToken, humanToken: '' }, context);
    const proof = textIn(entries, HUMAN_CHECK_FIELD);
    const verdict =
      proof !== '' &&
      proof !== PLACEHOLDER_TOKEN &&
      (await humanCheck.verify(proof, { action: HUMAN_CHECK_ACTION, ip }));
    if (verdict && verdict.outcome === 'human')
      return { checked: true, flags: [], tokens: [...page.tokens, verdict.token] };
    if (page.tokens.length > 0) return { ...page, flags: [] };
    await limit(APPLICATION_LIMITS.unproven, networkOf(ip));
    if (!isScript) return { ...page, flags: [NO_PAGE_TOKEN] };
    const isAway = verdict && verdict.outcome === 'unavailable';
    return { ...page, flags: [isAway ? FLAGS.humanCheckUnavailable : FLAGS.noHumanCheck] };
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
    const { flags, tokens } = await trustIn(post, applicant);
    const submission: NewSubmission = {
      ...identity,
      payload,
      flags,
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
