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

/** How often new posts of a form are taken. */
export interface PostLimits {
  readonly visitor: RateLimitRule;
  readonly network?: RateLimitRule;
  /** Without proof that a person is there. */
  readonly uncheckedVisitor?: RateLimitRule;
  readonly uncheckedNetwork?: RateLimitRule;
}

/** A post that is right by the rules of its form, and how that form takes it. */
export interface PostToTake {
  readonly kind: string;
  readonly limits: PostLimits;
  readonly contentHash: string;
  /** The sender's; without one the same content within minutes counts once. */
  readonly idempotencyKey: string | undefined;
  /** Judges what it brought to show that a person sent it; asked only of a post that is new. @throws Refusal */
  readonly prove: () => Trust | Promise<Trust>;
  /** What is kept and answered. @throws Refusal */
  readonly keep: () => Kept | Promise<Kept>;
}

type Kept = Pick<NewSubmission, 'payload' | 'answer' | 'files'>;

/** Lets a post that is new through its limits, the tighter ones where nothing proves a person. @throws Refusal */
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

/** @throws Refusal for a token that another post has used up */
export async function refuseUsed<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UsedTokenError ? new Refusal('token_used') : error;
  }
}

/**
 * Keeps a post, once. It is on the disk when this resolves.
 * @returns what the sender is told, of a post that came before as it was then
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
