import { JOB_ID_FIELD } from '@skein/careers/application';
import type { Job } from '@skein/careers/contract';
import { HUMAN_CHECK_ACTION, HUMAN_CHECK_FIELD, IDEMPOTENCY_FIELD } from '@skein/forms/contract';
import type { Intake, Sender } from '../../posts/intake.ts';
import { FLAGS, isPlaceholder, type Trust } from '../../posts/proof.ts';
import { takeOnce } from '../../posts/take-once.ts';
import { Refusal } from '../../posts/refusal.ts';
import type { ApplicationFiles } from './application-files.ts';
import { APPLICATION_KIND, APPLICATION_LIMITS } from './applications.constants.ts';
import { readApplication, textIn } from './read-application.ts';
import type { ReceivedPost } from './receive-parts.ts';

/** Returns an open job, or undefined if there is no such job. Rejects while the job board is down. */
export type FindJob = (id: string) => Promise<Job | undefined>;

export interface ApplicationRules {
  readonly files: ApplicationFiles;
  readonly findJob: FindJob;
  /** Token that identifies the provider's job board to the receiver of applications. */
  readonly boardToken: string;
}

export interface Applicant extends Sender {
  /** Query of the page that contained the form. */
  readonly search: string;
  /** The idempotency key from a header of the post. */
  readonly idempotencyKey: string | undefined;
}

const KEY = /^[\w-]{8,64}$/u;

const FLAG_OF = {
  unavailable: FLAGS.humanCheckUnavailable,
  doubtful: FLAGS.humanCheckDoubtful,
  expired: FLAGS.noHumanCheck,
  invalid: FLAGS.noHumanCheck,
};

/**
 * Checks the proof that a person sent the application, and returns the trust in the application. An expired proof
 * counts as a missing proof and causes no refusal, because an upload may take longer than a proof is valid.
 */
async function judge(intake: Intake, { ip }: Sender, { entries }: ReceivedPost): Promise<Trust> {
  const proof = textIn(entries, HUMAN_CHECK_FIELD);
  const verdict = isPlaceholder(proof)
    ? undefined
    : await intake.humanCheck.verify(proof, { action: HUMAN_CHECK_ACTION, ip });
  if (verdict?.outcome === 'human') return { checked: true, flags: [], tokens: [verdict.token] };
  return { checked: false, flags: [verdict ? FLAG_OF[verdict.outcome] : FLAGS.noHumanCheck], tokens: [] };
}

/**
 * Checks and stores an application. When the promise resolves, the files and the row are in the database. A
 * repeated application is stored only once.
 * @returns the job's id
 * @throws Refusal
 */
export async function takeApplication(
  intake: Intake,
  { files, findJob, boardToken }: ApplicationRules,
  post: ReceivedPost,
  applicant: Applicant,
): Promise<string> {
  const { entries } = post;
  try {
    const job = await findJob(textIn(entries, JOB_ID_FIELD));
    if (!job) throw new Refusal('job_closed');
    const { search } = applicant;
    const { payload, contentHash } = readApplication(entries, { job, boardToken, search });
    const idempotencyKey = applicant.idempotencyKey || textIn(entries, IDEMPOTENCY_FIELD) || undefined;
    if (idempotencyKey !== undefined && !KEY.test(idempotencyKey)) throw new Refusal('malformed_body');
    return await takeOnce(intake, applicant, {
      kind: APPLICATION_KIND,
      limits: APPLICATION_LIMITS,
      contentHash,
      idempotencyKey,
      prove: () => judge(intake, applicant, post),
      keep: () => ({
        payload,
        answer: job.id,
        files: payload.files.map(({ path }) => ({ path, from: files.locate(path) })),
      }),
    });
  } finally {
    await post.discard();
  }
}
