import { PLACEHOLDER_TOKEN } from '@skein/forms/contract';
import { verifyFormToken } from './form-token.ts';
import type { OneTimeToken } from '../storage/one-time-tokens.ts';
import { Refusal } from './refusal.ts';
import type { Intake, Sender } from './intake.ts';

/** The result of checking that a person sent a post from a page of this site. */
export interface Trust {
  /** Whether a human check proved that a person sent the post. */
  readonly checked: boolean;
  /** Marks on the submission, for the staff who process it. */
  readonly flags: readonly string[];
  /** Tokens of the post. They become invalid when the post is stored. */
  readonly tokens: readonly OneTimeToken[];
}

export const FLAGS = {
  noHumanCheck: 'no-human-check',
  humanCheckUnavailable: 'human-check-unavailable',
  /** The service that checks tokens takes the visitor for a program. */
  humanCheckDoubtful: 'human-check-doubtful',
  noFormToken: 'no-form-token',
  /** The hidden trap field has a value, although people do not see the field. */
  trapFilled: 'trap-filled',
} as const;

const ASK_AGAIN_S = 60;

export const isPlaceholder = (token: string) => token === '' || token === PLACEHOLDER_TOKEN;

/** Checks that a form token is genuine and not too old. @throws Refusal if not */
export function checkFormToken({ secret, now }: Pick<Intake, 'secret' | 'now'>, token: string): void {
  const verdict = verifyFormToken(token, { secret, nowMs: now() });
  if (verdict !== 'valid') throw new Refusal(verdict === 'expired' ? 'token_expired' : 'token_invalid');
}

/**
 * Verifies a token of the human check. @returns the token, or the outcome if the checking service is unavailable or takes
 * the visitor for a program
 * @throws Refusal if the token is wrong or expired
 */
export async function takeHumanToken(
  { humanCheck }: Intake,
  { ip }: Sender,
  proof: string,
  action: string,
): Promise<OneTimeToken | 'unavailable' | 'doubtful'> {
  const verdict = await humanCheck.verify(proof, { action, ip });
  if (verdict.outcome === 'human') return verdict.token;
  if (verdict.outcome === 'unavailable' || verdict.outcome === 'doubtful') return verdict.outcome;
  throw new Refusal(verdict.outcome === 'expired' ? 'human_check_expired' : 'human_check_failed');
}

/** The proof in a post, and how to check it. */
export interface WantedProof {
  /** Token of the human check, or an empty text. */
  readonly proof: string;
  /** Form token of the page, as the browser posted it, or an empty text. */
  readonly formToken: string;
  /** Whether a script sent the post. If so, only the human check counts as proof. */
  readonly scripted: boolean;
  /** The action that the page named when it requested the human check. */
  readonly action: string;
  /** Creates the refusal for a script that sends no proof. */
  readonly missing: () => Refusal;
}

/**
 * Requires a proof that a person sent the post. The proof is the human check or, without JavaScript, the form
 * token of the page. The caller uses up the tokens when it stores the post.
 * @throws Refusal
 */
export async function proveVisitor(
  intake: Intake,
  sender: Sender,
  { proof, formToken, scripted, action, missing }: WantedProof,
): Promise<Trust> {
  // A checkbox without script sends “on”, which proves nothing.
  if (!isPlaceholder(proof) && proof !== 'on') {
    const token = await takeHumanToken(intake, sender, proof, action);
    if (token === 'doubtful') throw new Refusal('human_check_failed');
    if (token === 'unavailable') throw new Refusal('human_check_unavailable', { retryAfterS: ASK_AGAIN_S });
    return { checked: true, flags: [], tokens: [token] };
  }
  if (scripted) throw missing();
  checkFormToken(intake, formToken);
  return { checked: false, flags: [FLAGS.noHumanCheck], tokens: [] };
}
