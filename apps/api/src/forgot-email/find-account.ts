import {
  checkForm,
  FORGOT_EMAIL_ACTION,
  forgotEmailForm,
  PLACEHOLDER_TOKEN,
  type ForgotEmailRequest,
} from '@skein/forms/contract';
import { randomUUID } from 'node:crypto';
import type { HumanCheck } from '../human-check/human-check.ts';
import type { Language } from '../visitor-post/language.ts';
import { limitTo } from '../visitor-post/limit-to.ts';
import { Refusal } from '../visitor-post/refusal.ts';
import { networkOf, type RateLimiter } from '../rate-limit/rate-limit.ts';
import { claimOnce, UsedTokenError, type OneTimeToken } from '../storage/one-time-tokens.ts';
import type { Storage } from '../storage/open-storage.ts';
import { hashContent, recordSubmission } from '../storage/submissions.ts';
import type { AccountDirectory } from './account-directory.ts';
import { FORGOT_EMAIL_KIND, FORGOT_EMAIL_LIMITS } from './forgot-email.constants.ts';

export interface FindAccountOptions {
  readonly accounts: AccountDirectory;
  readonly storage: Storage;
  readonly humanCheck: HumanCheck;
  readonly limiter: RateLimiter;
  readonly now: () => number;
}

export interface Asker {
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly ip: string;
  /** The language that the letter is written in. */
  readonly language: Language;
}

/** `written`: a letter was handed on that nobody has taken yet. */
export type FoundAccount = { readonly found: false } | { readonly found: true; readonly written: boolean };

export type FindAccount = (request: ForgotEmailRequest, asker: Asker) => Promise<FoundAccount>;

function checkFields({ streetAddress: street, unitNumber: unit, zipCode: zip }: ForgotEmailRequest): void {
  const issues = checkForm(forgotEmailForm, { street, unit, zip });
  if (issues.length === 0) return;
  throw new Refusal('invalid_fields', {
    fields: Object.fromEntries(issues.map(({ field, message }) => [field, message])),
  });
}

/**
 * Looks for the account at an address and has a letter written to its email. Only who has proven to be a person is
 * answered, and a proof is good for one answer, also for an unwelcome one.
 */
export function accountFinder({
  accounts,
  storage,
  humanCheck,
  limiter,
  now,
}: FindAccountOptions): FindAccount {
  const limit = limitTo(limiter);

  async function proofOf(
    { recaptchaToken, recaptchaAction }: ForgotEmailRequest,
    ip: string,
  ): Promise<OneTimeToken> {
    if (recaptchaToken === '' || recaptchaToken === PLACEHOLDER_TOKEN)
      throw new Refusal('human_check_required');
    if (recaptchaAction !== FORGOT_EMAIL_ACTION) throw new Refusal('human_check_failed');
    const verdict = await humanCheck.verify(recaptchaToken, { action: FORGOT_EMAIL_ACTION, ip });
    switch (verdict.outcome) {
      case 'human':
        return verdict.token;
      case 'unavailable':
        throw new Refusal('human_check_unavailable', { retryAfterS: 60 });
      case 'expired':
        throw new Refusal('human_check_expired');
      case 'invalid':
        throw new Refusal('human_check_failed');
    }
  }

  /** Uses a proof up before anything is looked for, so that a second one with it learns nothing. @throws Refusal */
  async function useUp(token: OneTimeToken): Promise<void> {
    try {
      await storage.write((transaction) => claimOnce(transaction, [token]));
    } catch (error) {
      if (error instanceof UsedTokenError) throw new Refusal('token_used');
      throw error;
    }
  }

  return async (request, { visitorId, ip, language }) => {
    await limit(FORGOT_EMAIL_LIMITS.network, networkOf(ip));
    checkFields(request);
    await limit(FORGOT_EMAIL_LIMITS.visitor, visitorId);
    await useUp(await proofOf(request, ip));

    const { streetAddress, unitNumber, zipCode, eventLabel } = request;
    const email = await accounts.emailAt({ streetAddress, unitNumber, zipCode });
    if (email === undefined) return { found: false };
    const written = (await limiter.take(FORGOT_EMAIL_LIMITS.account, email)) === 0;
    if (written) {
      const payload = { email, streetAddress, unitNumber, zipCode, eventLabel, language };
      // Every request had a proof of its own, so none is the repetition of another.
      const identity = { idempotencyKey: randomUUID(), contentHash: hashContent(payload) };
      const letter = { kind: FORGOT_EMAIL_KIND, ...identity, payload, flags: [], answer: '', tokens: [] };
      await recordSubmission(storage, letter, now());
    }
    return { found: true, written };
  };
}
