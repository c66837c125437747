import { networkOf } from '@skein/http';
import { type RateLimitRule } from '@skein/http/rate-limit';
import { UsedTokenError } from '../storage/one-time-tokens.ts';
import { findSubmission, recordSubmission, type NewSubmission } from '../storage/submissions.ts';
import { limitTo } from './limit-to.ts';
import { Refusal } from './refusal.ts';
import type { Intake, Sender } from './intake.ts';
import { identify, KEYLESS_WINDOW_MS } from './identity.ts';
import type { Trust } from './proof.ts';
import { lessTrust } from './trap.ts';

/** Limits of new posts to a form. */
export interface PostLimits {
  readonly visitor: RateLimitRule;
  readonly network?: RateLimitRule;
  /** Limits of posts without proof of a person. */
  readonly uncheckedVisitor?: RateLimitRule;
  readonly uncheckedNetwork?: RateLimitRule;
}

/** A valid post, with a function that checks its proof and a function that returns the data to store. */
export interface PostToTake {
  readonly kind: string;
  readonly limits: PostLimits;
  readonly contentHash: string;
  /** The sender's key. Without a key, posts with the same content count as one post for some minutes. */
  readonly idempotencyKey: string | undefined;
  /** Checks the proof that a person sent the post. It runs only for a new post. @throws Refusal */
  readonly prove: () => Trust | Promise<Trust>;
  /** Returns the data to store and the answer for the sender. @throws Refusal */
  readonly keep: () => Kept | Promise<Kept>;
}

type Kept = Pick<NewSubmission, 'payload' | 'answer' | 'files'>;

/**
 * Counts a new post against its limits, checks its proof, and returns the trust in the post. A post without proof of a
 * person also counts against tighter limits.
 * @throws Refusal
 */
export async function admit(
  { limiter }: Intake,
  { visitorId, ip, trap }: Sender,
  { limits, prove }: Pick<PostToTake, 'limits' | 'prove'>,
): Promise<Trust> {
  const limit = limitTo(limiter);
  const network = networkOf(ip);
  await limit(limits.visitor, visitorId);
  await limit(limits.network, network);
  const trust = lessTrust(await prove(), trap);
  if (trust.checked) return trust;
  await limit(limits.uncheckedVisitor, visitorId);
  // The network's limit comes last, so that a refused visitor does not use up the limit of a whole office.
  await limit(limits.uncheckedNetwork, network);
  return trust;
}

/**
 * Returns the result of work that uses up tokens.
 * @throws Refusal if another post has already used one of the tokens
 */
export async function refuseUsed<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UsedTokenError ? new Refusal('token_used') : error;
  }
}

/**
 * Stores a post on disk, but stores a repeated post only once.
 * @returns the answer for the sender; for a repeated post, the first answer
 * @throws Refusal
 */
export async function takeOnce(intake: Intake, sender: Sender, post: PostToTake): Promise<string> {
  const { storage, now } = intake;
  const { identity, earlier } = identify(post, sender, now());
  let known = await findSubmission(storage, identity);
  for (const other of earlier) known ??= await findSubmission(storage, other, now() - KEYLESS_WINDOW_MS);
  if (known) return known.answer;
  const { flags, tokens } = await admit(intake, sender, post);
  const submission = { ...identity, ...(await post.keep()), flags, tokens };
  const { answer, repeated } = await refuseUsed(recordSubmission(storage, submission, now()));
  if (!repeated) intake.onTaken();
  return answer;
}
