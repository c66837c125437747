import { PLACEHOLDER_TOKEN } from '@skein/forms/contract';
import { verifyFormToken } from './form-token.ts';
import type { OneTimeToken } from '../storage/one-time-tokens.ts';
import { Refusal } from './refusal.ts';
import type { Intake, Sender } from './intake.ts';

/** What a post brought to show that a person sent it from a page of ours. */
export interface Trust {
  /** Whether a person is proven. */
  readonly checked: boolean;
  /** Marks on the submission, for whoever acts on it. */
  readonly flags: readonly string[];
  /** Used up when the post is stored. */
  readonly tokens: readonly OneTimeToken[];
}

export const FLAGS = {
  noHumanCheck: 'no-human-check',
  humanCheckUnavailable: 'human-check-unavailable',
  noFormToken: 'no-form-token',
  /** In the field that nobody sees, something was filled in. */
  trapFilled: 'trap-filled',
} as const;

const ASK_AGAIN_S = 60;

export const isPlaceholder = (token: string) => token === '' || token === PLACEHOLDER_TOKEN;

/** Demands that a post carries a form token of ours that is not too old. @throws Refusal */
export function checkFormToken({ secret, now }: Pick<Intake, 'secret' | 'now'>, token: string): void {
  const verdict = verifyFormToken(token, { secret, nowMs: now() });
  if (verdict !== 'valid') throw new Refusal(verdict === 'expired' ? 'token_expired' : 'token_invalid');
}

/** The token of a human check; undefined when nobody can be asked about it. @throws Refusal */
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
  /** Of the human check; empty without one. */
  readonly proof: string;
  /** Of the page, as the post brought it; empty without one. */
  readonly formToken: string;
  /** Whether a script sent it: then the proof of the human check is the only one that counts. */
  readonly scripted: boolean;
  /** What the human check was asked for. */
  readonly action: string;
  /** What a script without proof is told. */
  readonly missing: () => Refusal;
}

/**
 * Demands the proof of the human check, or, of a post without script, the form token of its page. Whoever stores what a
 * proof was for uses it up.
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
