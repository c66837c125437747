import {
  checkForm,
  FORGOT_EMAIL_ACTION,
  forgotEmailForm,
  type ForgotEmailRequest,
} from '@skein/forms/contract';
import { networkOf, type Language } from '@skein/http';
import { randomUUID } from 'node:crypto';
import type { Intake, Sender } from '../../posts/intake.ts';
import { isPlaceholder, proveVisitor, type Trust } from '../../posts/proof.ts';
import { admit, refuseUsed } from '../../posts/take-once.ts';
import { claimOnce } from '../../storage/one-time-tokens.ts';
import { hashContent, recordSubmission } from '../../storage/submissions.ts';
import { limitTo } from '../../posts/limit-to.ts';
import { Refusal, refuseIssues } from '../../posts/refusal.ts';
import type { AccountDirectory } from './account-directory.ts';
import { FORGOT_EMAIL_KIND, FORGOT_EMAIL_LIMITS } from './forgot-email.constants.ts';

export interface Asker extends Sender {
  /** Language of the letter. */
  readonly language: Language;
  /** Whether a script sent the request. If so, only the human check proves that a person sent it. */
  readonly scripted: boolean;
  /** Form token of the page, or an empty text. */
  readonly formToken: string;
}

/** Handles a request. @returns whether the address in the request has an account @throws Refusal */
export type FindAccount = (request: ForgotEmailRequest, asker: Asker) => Promise<boolean>;

/**
 * Returns a function that finds the account at an address, and requests a letter to the account's email. Each
 * request needs a new proof that a person sent it, even if the address has no account.
 */
export function accountFinder(intake: Intake, accounts: AccountDirectory): FindAccount {
  const { storage, limiter, now } = intake;

  async function prove(request: ForgotEmailRequest, asker: Asker): Promise<Trust> {
    const { recaptchaToken: proof, recaptchaAction } = request;
    if (!isPlaceholder(proof) && recaptchaAction !== FORGOT_EMAIL_ACTION)
      throw new Refusal('human_check_failed');
    return proveVisitor(intake, asker, {
      proof,
      formToken: asker.formToken,
      scripted: asker.scripted,
      action: FORGOT_EMAIL_ACTION,
      missing: () => new Refusal('human_check_required'),
    });
  }

  return async (request, asker) => {
    await limitTo(limiter)(FORGOT_EMAIL_LIMITS.posts, networkOf(asker.ip));
    const { streetAddress, unitNumber, zipCode, eventLabel } = request;
    refuseIssues(checkForm(forgotEmailForm, { street: streetAddress, unit: unitNumber, zip: zipCode }));
    const { flags, tokens } = await admit(intake, asker, {
      limits: FORGOT_EMAIL_LIMITS,
      prove: () => prove(request, asker),
    });
    // Claim the proof before the search, so that a second request with the same proof gets no answer.
    await refuseUsed(storage.write((transaction) => claimOnce(transaction, tokens)));

    const email = await accounts.emailAt({ streetAddress, unitNumber, zipCode });
    if (email === undefined) return false;
    if ((await limiter.take(FORGOT_EMAIL_LIMITS.account, email)) > 0) return true;
    const payload = { email, streetAddress, unitNumber, zipCode, eventLabel, language: asker.language };
    // Every request has a new proof, so no request repeats another request.
    const identity = { idempotencyKey: randomUUID(), contentHash: hashContent(payload) };
    const letter = { kind: FORGOT_EMAIL_KIND, ...identity, payload, flags, answer: '', tokens: [] };
    await recordSubmission(storage, letter, now());
    intake.onTaken();
    return true;
  };
}
