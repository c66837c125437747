import { checkForm } from '@skein/forms/contract';
import { networkOf } from '@skein/http';
import type { PlacedRequest } from '../../posts/form-pages.ts';
import type { PostDesk } from '../../posts/desk.ts';
import { hashTyped } from '../../posts/identity.ts';
import { LIMITS } from '../../posts/limits.ts';
import { takeOnce } from '../../posts/take-once.ts';
import { limitTo } from '../../posts/limit-to.ts';
import { refuseIssues } from '../../posts/refusal.ts';
import type { PostedBody } from '../../posts/visitor-post.ts';
import { judgeRequest, type RequestSender } from './judge-request.ts';
import { readRequest } from './read-request.ts';

/**
 * Checks a request and stores it, once. It is on disk when this resolves.
 * @returns the id of its form's entry
 * @throws Refusal
 */
export async function takeRequest(
  desk: PostDesk,
  form: PlacedRequest,
  body: PostedBody,
  sender: RequestSender,
): Promise<string | undefined> {
  await limitTo(desk.limiter)(LIMITS.posts, networkOf(sender.ip));
  const post = readRequest(form, body);
  const { formEntryId, idempotencyKey } = post.envelope;
  refuseIssues(checkForm(form, post.values));
  await takeOnce(desk, sender, {
    kind: form.kind,
    limits: LIMITS,
    contentHash: hashTyped({ form: formEntryId ?? '', ...post.values } as Record<string, string>),
    idempotencyKey,
    prove: () => judgeRequest(desk, sender, form, post),
    keep: () => ({ payload: post.payload, answer: form.page }),
  });
  return formEntryId;
}
