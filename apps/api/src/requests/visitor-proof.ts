import { PLACEHOLDER_TOKEN } from '@skein/forms/contract';
import type { HumanCheck } from '../human-check/human-check.ts';
import { verifyPageToken } from '../human-check/page-token.ts';
import { FLAGS } from '../leads/leads.constants.ts';
import { PAGE_TOKEN_REFUSALS, type Trust } from '../leads/trust.ts';
import { Refusal } from '../visitor-post/refusal.ts';

/** What a post brought to show that a person sent it. */
export interface BroughtProof {
  /** Of the human check; empty without one. */
  readonly proof: string;
  /** Of a page that was drawn for this visitor; empty without one. */
  readonly pageToken: string;
}

export interface ProofContext {
  readonly humanCheck: HumanCheck;
  /** Signs the tokens of forms and pages. */
  readonly secret: string | Buffer;
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly ip: string;
  /** Whether a script sent it: then the proof of the human check is the only one that counts. */
  readonly scripted: boolean;
  readonly nowMs: number;
}

export interface WantedProof {
  /** What the human check was asked for. */
  readonly action: string;
  /** What the token of the page is made out for. */
  readonly purpose: string;
  /** What a script without proof is told. */
  readonly missing: () => Refusal;
}

/** What the box of the human check says by itself, and what stands in for a token. */
const NO_PROOF: readonly string[] = ['', 'on', PLACEHOLDER_TOKEN];
const ASK_AGAIN_S = 60;

/**
 * Demands that a person is there: by the proof of the human check, or, without script, by the token of a page that was
 * drawn for this visitor. Tokens are used up by whoever stores what they were for.
 * @throws Refusal
 */
export async function proveVisitor(
  { proof, pageToken }: BroughtProof,
  { action, purpose, missing }: WantedProof,
  { humanCheck, secret, visitorId, ip, scripted, nowMs }: ProofContext,
): Promise<Trust> {
  if (!NO_PROOF.includes(proof)) {
    const verdict = await humanCheck.verify(proof, { action, ip });
    switch (verdict.outcome) {
      case 'human':
        return { checked: true, flags: [], tokens: [verdict.token] };
      case 'unavailable':
        throw new Refusal('human_check_unavailable', { retryAfterS: ASK_AGAIN_S });
      case 'expired':
        throw new Refusal('human_check_expired');
      case 'invalid':
        throw new Refusal('human_check_failed');
    }
  }
  if (scripted) throw missing();
  if (visitorId === '' && pageToken !== '') throw new Refusal('cookies_off');
  const verdict = verifyPageToken(pageToken, { secret, visitorId, purpose, nowMs });
  if (verdict.outcome !== 'valid') throw new Refusal(PAGE_TOKEN_REFUSALS[verdict.outcome]);
  return { checked: false, flags: [FLAGS.noHumanCheck], tokens: [verdict.token] };
}
