import { checkForm, HUMAN_CHECK_FIELD } from '@skein/forms/contract';
import { networkOf } from '@skein/http';
import type { PlacedRequest } from '../../posts/form-pages.ts';
import type { Intake, Sender } from '../../posts/intake.ts';
import { hashTyped } from '../../posts/identity.ts';
import { LIMITS } from '../../posts/limits.ts';
import { takeOnce } from '../../posts/take-once.ts';
import { limitTo } from '../../posts/limit-to.ts';
import { checkFormToken, proveVisitor, type Trust } from '../../posts/proof.ts';
import { Refusal, refuseIssues } from '../../posts/refusal.ts';
import type { PostedBody } from '../../posts/posted.ts';
import { readRequest, type RequestPost } from './read-request.ts';

interface RequestSender extends Sender {
  readonly scripted: boolean;
}

/**
 * Checks the proof that a person sent a request from a page of this site. Unlike an address post, every request needs
 * this proof.
 * @throws Refusal
 */
async function judgeRequest(
  intake: Intake,
  sender: RequestSender,
  { kind, csrfField }: PlacedRequest,
  { envelope, formToken }: RequestPost,
): Promise<Trust> {
  if (csrfField !== undefined) checkFormToken(intake, formToken);
  return proveVisitor(intake, sender, {
    proof: envelope[HUMAN_CHECK_FIELD],
    formToken,
    scripted: sender.scripted,
    action: kind,
    missing: () => new Refusal('invalid_fields', { fields: { human: 'humanRequired' } }),
  });
}

/**
 * Checks a request and stores it on disk. Stores a repeated request only once.
 * @returns the id of the form's content entry
 * @throws Refusal
 */
export async function takeRequest(
  intake: Intake,
  form: PlacedRequest,
  body: PostedBody,
  sender: RequestSender,
): Promise<string | undefined> {
  await limitTo(intake.limiter)(LIMITS.posts, networkOf(sender.ip));
  const post = readRequest(form, body);
  const { formEntryId, idempotencyKey } = post.envelope;
  refuseIssues(checkForm(form, post.values));
  await takeOnce(intake, sender, {
    kind: form.kind,
    limits: LIMITS,
    contentHash: hashTyped({ form: formEntryId ?? '', ...post.values } as Record<string, string>),
    idempotencyKey,
    prove: () => judgeRequest(intake, sender, form, post),
    keep: () => ({ payload: post.payload, answer: form.page }),
  });
  return formEntryId;
}
