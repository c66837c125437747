import type { CallRequest } from '@skein/forms/contract';
import { identifyContent, KEYLESS_WINDOW_MS } from '../leads/identity.ts';
import { networkOf, type RateLimiter } from '../rate-limit/rate-limit.ts';
import { UsedTokenError, type OneTimeToken } from '../storage/one-time-tokens.ts';
import type { Storage } from '../storage/open-storage.ts';
import { findSubmission, hashContent, recordSubmission } from '../storage/submissions.ts';
import { limitTo } from '../visitor-post/limit-to.ts';
import { Refusal } from '../visitor-post/refusal.ts';
import { CALL_LIMITS, SCHEDULE_CALL_KIND } from './schedule-call.constants.ts';

export interface TakeCallOptions {
  readonly storage: Storage;
  readonly limiter: RateLimiter;
  readonly now: () => number;
}

export interface Caller {
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly ip: string;
}

/** A request that has passed the rules. */
export interface CheckedCall {
  readonly request: CallRequest;
  /** The sender's; without one the same request within minutes counts once. */
  readonly idempotencyKey: string | undefined;
  readonly flags: readonly string[];
  /** What it uses up, judged only if it is new. @throws Refusal */
  readonly tokens: () => readonly OneTimeToken[];
}

export type TakeCall = (call: CheckedCall, caller: Caller) => Promise<{ readonly repeated: boolean }>;

/** Keeps a request for a call, once. It is on the disk when this resolves. */
export function callTaker({ storage, limiter, now }: TakeCallOptions): TakeCall {
  const limit = limitTo(limiter);
  return async ({ request, idempotencyKey, flags, tokens }, { visitorId, ip }) => {
    const network = networkOf(ip);
    const contentHash = hashContent(request);
    const content = { contentHash, idempotencyKey };
    const { identity, earlier } = identifyContent(SCHEDULE_CALL_KIND, content, { visitorId, network }, now());
    if (await findSubmission(storage, identity)) return { repeated: true };
    for (const other of earlier)
      if (await findSubmission(storage, other, now() - KEYLESS_WINDOW_MS)) return { repeated: true };

    await limit(CALL_LIMITS.visitor, visitorId);
    await limit(CALL_LIMITS.taken, network);
    try {
      const { repeated } = await recordSubmission(
        storage,
        { ...identity, payload: request, flags, answer: request.time, tokens: tokens() },
        now(),
      );
      return { repeated };
    } catch (error) {
      if (error instanceof UsedTokenError) throw new Refusal('token_used');
      throw error;
    }
  };
}
