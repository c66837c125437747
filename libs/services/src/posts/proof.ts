import { PLACEHOLDER_TOKEN } from '@skein/forms/contract';
import { verifyFormToken } from './form-token.ts';
import type { OneTimeToken } from '../storage/one-time-tokens.ts';
import { Refusal } from './refusal.ts';
import type { Intake, Sender } from './intake.ts';

/** What a post proved: that a person sent it from a page of ours. */
export interface Trust {
  /** Whether the post proved that a person sent it. */
  readonly checked: boolean;
  /** Marks on the submission, for the people who process it. */
  readonly flags: readonly string[];
  /** Tokens to use up when the post is stored. */
  readonly tokens: readonly OneTimeToken[];
}

export const FLAGS = {
  noHumanCheck: 'no-human-check',
  humanCheckUnavailable: 'human-check-unavailable',
  noFormToken: 'no-form-token',
  /** The hidden field, which people do not see, was filled in. */
  trapFilled: 'trap-filled',
} as const;

const ASK_AGAIN_S = 60;

export const isPlaceholder = (token: string) => token === '' || token === PLACEHOLDER_TOKEN;

/** Checks that a post carries a form token of ours that is not too old. @throws Refusal if not */
export function checkFormToken({ secret, now }: Pick<Intake, 'secret' | 'now'>, token: string): void {
  const verdict = verifyFormToken(token, { secret, nowMs: now() });
  if (verdict !== 'valid') throw new Refusal(verdict === 'expired' ? 'token_expired' : 'token_invalid');
}

/**
 * Verifies a human check. Returns its token, or undefined if the service that checks it does not answer.
 * @throws Refusal if the check failed or expired
 */
export async function takeHumanToken(
  { humanCheck }: Intake,
  { ip }: Sender,
  proof: string,
  action: string,
): Promise<OneTimeToken | undefined> {
  const verdict = await humanCheck.verify(proof, { action, ip });
  if (verdict.outcome === 'human') return verdict.token;
  if (verdict.outcome === 'unavailable') return undefined;
  throw new Refusal(verdict.outcome === 'expired' ? 'human_check_expired' : 'human_check_failed');
}

/** How a post shows that a person sent it. */
export interface WantedProof {
  /** Token of the human check; empty without one. */
  readonly proof: string;
  /** Form token of the page, as posted; empty without one. */
  readonly formToken: string;
  /** Whether a script sent the post. Then only the human check counts as proof. */
  readonly scripted: boolean;
  /** The action for which the page requested the human check. */
  readonly action: string;
  /** Returns the refusal for a script that sends no proof. */
  readonly missing: () => Refusal;
}

/**
 * Requires the human check, or, from a visitor without script, the form token of the page. The code that stores
 * the post uses up the tokens.
 * @throws Refusal
 */
export async function proveVisitor(
  intake: Intake,
  sender: Sender,
  { proof, formToken, scripted, action, missing }: WantedProof,
): Promise<Trust> {
  // What the box of the human check says by itself.
  if (!isPlaceholder(proof) && proof !== 'on') {
    const token = await takeHumanToken(intake, sender, proof, action);
    if (!token) throw new Refusal('human_check_unavailable', { retryAfterS: ASK_AGAIN_S });
    return { checked: true, flags: [], tokens: [token] };
  }
  if (scripted) throw missing();
  checkFormToken(intake, formToken);
  return { checked: false, flags: [FLAGS.noHumanCheck], tokens: [] };
}
