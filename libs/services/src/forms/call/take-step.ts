import {
  callConfirmed,
  callMoment,
  IDEMPOTENCY_FIELD,
  stepOn,
  type CallRequest,
  type CallState,
} from '@skein/forms/contract';
import type { FastifyRequest } from 'fastify';
import { senderOf } from '../../posts/intake.ts';
import { FLAGS } from '../../posts/proof.ts';
import { Refusal } from '../../posts/refusal.ts';
import type { PostedBody } from '../../posts/posted.ts';
import { keyIn, readCall, type PostedStep } from './read-call.ts';
import type { ScheduleCallApiOptions } from './schedule-call.options.ts';
import { takeCall } from './take-call.ts';

/** Returns the step after a posted step. Stores the request after the last step. @throws Refusal */
export async function takeStep(
  options: ScheduleCallApiOptions,
  posted: PostedStep,
  body: PostedBody,
  request: FastifyRequest,
): Promise<CallState> {
  const { now } = options.intake;
  const { face, state } = posted;
  const next = stepOn(face, state, {}, now, options.closedDays);
  if (state.step !== 'checkInfo' || next.step !== 'checkInfo') return next;
  const { firstName = '', lastName = '', email = '', phone = '' } = next.values;
  const known = {
    issue: options.isCustomer(request) ? posted.customerIssue : posted.issue,
    issueDetail: posted.issueDetail,
  };
  const { issue = '', issueDetail = '' } = face === 'maintenance' ? known : next.values;
  const time = callMoment(next.values) ?? '';
  const read = readCall(
    { firstName, lastName, email, phone, issue, issueDetail, time } satisfies CallRequest,
    now(),
    next.values.timeZone ?? '',
    options.closedDays,
  );
  // The visitor's values have passed the rules of all steps, so a mistake must be in another field.
  if (!read.request) throw new Refusal('malformed_body');
  await takeCall(options.intake, senderOf(request, options), {
    request: read.request,
    idempotencyKey: keyIn(body[IDEMPOTENCY_FIELD]),
    flags: [FLAGS.noHumanCheck],
  });
  return callConfirmed(next);
}
