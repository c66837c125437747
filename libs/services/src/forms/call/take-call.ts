import type { CallRequest } from '@skein/forms/contract';
import type { Intake, Sender } from '../../posts/intake.ts';
import { takeOnce } from '../../posts/take-once.ts';
import { hashContent } from '../../storage/submissions.ts';
import { CALL_LIMITS, SCHEDULE_CALL_KIND } from './schedule-call.constants.ts';

/** A request for a call that has passed the form's rules. */
export interface CheckedCall {
  readonly request: CallRequest;
  readonly idempotencyKey: string | undefined;
  readonly flags: readonly string[];
}

/** Stores a request for a call on disk, but stores a repeated request only once. @throws Refusal */
export const takeCall = (
  intake: Intake,
  sender: Sender,
  { request, idempotencyKey, flags }: CheckedCall,
): Promise<string> =>
  takeOnce(intake, sender, {
    kind: SCHEDULE_CALL_KIND,
    limits: CALL_LIMITS,
    contentHash: hashContent(request),
    idempotencyKey,
    prove: () => ({ checked: false, flags, tokens: [] }),
    keep: () => ({ payload: request, answer: request.time }),
  });
