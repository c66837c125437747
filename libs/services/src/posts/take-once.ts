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

/** Limits of how many new posts a form takes. */
export interface PostLimits {
  readonly visitor: RateLimitRule;
  readonly network?: RateLimitRule;
  /** Limits of posts that do not prove a person. */
  readonly uncheckedVisitor?: RateLimitRule;
  readonly uncheckedNetwork?: RateLimitRule;
}

/** A post that follows the rules of its form, and how to take it. */
export interface PostToTake {
  readonly kind: string;
  readonly limits: PostLimits;
  readonly contentHash: string;
  /** The sender's key. Without one, posts with the same content within minutes count once. */
  readonly idempotencyKey: string | undefined;
  /** Judges the proof that a person sent the post. Called only for a new post. @throws Refusal */
  readonly prove: () => Trust | Promise<Trust>;
  /** Returns what to store and what to answer. @throws Refusal */
  readonly keep: () => Kept | Promise<Kept>;
}

type Kept = Pick<NewSubmission, 'payload' | 'answer' | 'files'>;

/**
 * Counts a new post against its limits, and against tighter ones if it does not prove a person.
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
  // A visitor who was refused above takes nothing from this limit: a whole household or office shares it.
  await limit(limits.uncheckedNetwork, network);
  return trust;
}

/** Awaits work that uses up tokens. @throws Refusal if another post has used a token up */
export async function refuseUsed<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UsedTokenError ? new Refusal('token_used') : error;
  }
}

/**
 * Stores a post once. It is on disk when this resolves.
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
