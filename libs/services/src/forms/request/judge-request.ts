import { HUMAN_CHECK_FIELD } from '@skein/forms/contract';
import type { PlacedRequest } from '../../posts/form-pages.ts';
import type { Intake, Sender } from '../../posts/intake.ts';
import { checkFormToken, proveVisitor, type Trust } from '../../posts/proof.ts';
import { Refusal } from '../../posts/refusal.ts';
import type { RequestPost } from './read-request.ts';

export interface RequestSender extends Sender {
  readonly scripted: boolean;
}

/**
 * Checks the proof that a person sent a request from a page of this site. Unlike an address post, every request needs
 * this proof.
 * @throws Refusal
 */
export async function judgeRequest(
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
