import { HUMAN_CHECK_FIELD, type RequestForm } from '@skein/forms/contract';
import type { Trust } from '../leads/trust.ts';
import { verifyXsrfToken } from '../portal/xsrf-token.ts';
import { Refusal } from '../visitor-post/refusal.ts';
import type { RequestPost } from './read-request.ts';
import { proveVisitor, type ProofContext } from './visitor-proof.ts';

/**
 * Judges what a request brought to show that a person sent it from a page of ours. Unlike an address it is not taken
 * without.
 * @throws Refusal
 */
export async function judgeRequest(
  form: RequestForm,
  { envelope, csrfToken }: RequestPost,
  context: ProofContext,
): Promise<Trust> {
  const { secret, visitorId, nowMs } = context;
  if (form.csrfField !== undefined) {
    if (visitorId === '' && csrfToken !== '') throw new Refusal('cookies_off');
    const verdict = verifyXsrfToken(csrfToken, { secret, visitorId, nowMs });
    if (verdict !== 'valid') throw new Refusal(verdict === 'expired' ? 'token_expired' : 'token_invalid');
  }
  return proveVisitor(
    { proof: envelope[HUMAN_CHECK_FIELD], pageToken: envelope.pageToken ?? '' },
    {
      action: form.kind,
      purpose: form.path,
      missing: () => new Refusal('invalid_fields', { fields: { human: 'humanRequired' } }),
    },
    context,
  );
}
