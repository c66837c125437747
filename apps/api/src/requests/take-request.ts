import { checkForm, type RequestForm } from '@skein/forms/contract';
import type { HumanCheck } from '../human-check/human-check.ts';
import { identify, KEYLESS_WINDOW_MS } from '../leads/identity.ts';
import { LIMITS } from '../leads/leads.constants.ts';
import { networkOf, type RateLimiter } from '../rate-limit/rate-limit.ts';
import { UsedTokenError } from '../storage/one-time-tokens.ts';
import type { Storage } from '../storage/open-storage.ts';
import { findSubmission, recordSubmission } from '../storage/submissions.ts';
import { limitTo } from '../visitor-post/limit-to.ts';
import { Refusal } from '../visitor-post/refusal.ts';
import type { PostedBody } from '../visitor-post/visitor-post.ts';
import { readRequest } from './read-request.ts';
import { judgeRequest } from './request-trust.ts';

export interface TakeRequestOptions {
  readonly storage: Storage;
  readonly humanCheck: HumanCheck;
  readonly limiter: RateLimiter;
  /** Signs the tokens of forms and pages: the portal's. */
  readonly secret: string | Buffer;
  readonly now: () => number;
}

export interface RequestSender {
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly ip: string;
  readonly scripted: boolean;
}

export interface TakenRequest {
  /** There is nothing new in the outbox. */
  readonly repeated: boolean;
  readonly formEntryId: string | undefined;
}

export type TakeRequest = (
  form: RequestForm,
  body: PostedBody,
  sender: RequestSender,
) => Promise<TakenRequest>;

/** Checks a request and keeps it, once. It is on the disk when this resolves. */
export function requestTaker({ storage, humanCheck, limiter, secret, now }: TakeRequestOptions): TakeRequest {
  const limit = limitTo(limiter);
  return async (form, body, { visitorId, ip, scripted }) => {
    const network = networkOf(ip);
    await limit(LIMITS.address, network);
    const post = readRequest(form, body);
    const { formEntryId, idempotencyKey, referenceNote } = post.envelope;
    if (referenceNote !== '') throw new Refusal('not_a_visitor');
    const issues = checkForm(form, post.values);
    if (issues.length > 0)
      throw new Refusal('invalid_fields', {
        fields: Object.fromEntries(issues.map(({ field, message }) => [field, message])),
      });

    const content = { form: formEntryId ?? '', ...post.values } as Record<string, string>;
    const { identity, earlier } = identify(form.kind, content, idempotencyKey, { visitorId, network }, now());
    let known = await findSubmission(storage, identity);
    for (const other of earlier) known ??= await findSubmission(storage, other, now() - KEYLESS_WINDOW_MS);
    if (known) return { repeated: true, formEntryId };

    await limit(LIMITS.visitor, visitorId);
    const context = { humanCheck, secret, visitorId, ip, scripted, nowMs: now() };
    const { checked, flags, tokens } = await judgeRequest(form, post, context);
    if (!checked) {
      await limit(LIMITS.uncheckedVisitor, visitorId);
      await limit(LIMITS.uncheckedAddress, network);
    }
    try {
      const { payload } = post;
      const recorded = await recordSubmission(
        storage,
        { ...identity, payload, flags, answer: form.page, tokens },
        now(),
      );
      return { repeated: recorded.repeated, formEntryId };
    } catch (error) {
      if (error instanceof UsedTokenError) throw new Refusal('token_used');
      throw error;
    }
  };
}
