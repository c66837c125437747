import {
  checkForm,
  FORGOT_EMAIL_ACTION,
  FORGOT_EMAIL_PATH,
  forgotEmailForm,
  PLACEHOLDER_TOKEN,
  type ForgotEmailRequest,
} from '@skein/forms/contract';
import { randomUUID } from 'node:crypto';
import type { Trust } from '../leads/trust.ts';
import { proveVisitor } from '../requests/visitor-proof.ts';
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
  /** Signs the tokens of pages: the portal's. */
  readonly secret: string | Buffer;
  readonly now: () => number;
}

export interface Asker {
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly ip: string;
  /** The language that the letter is written in. */
  readonly language: Language;
  /** Whether a script asks: then nothing but the human check proves a person. */
  readonly scripted: boolean;
  /** Of a page that was drawn for this visitor; empty without one. */
  readonly pageToken: string;
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
  secret,
  now,
}: FindAccountOptions): FindAccount {
  const limit = limitTo(limiter);

  async function proofOf(request: ForgotEmailRequest, asker: Asker): Promise<Trust> {
    const { recaptchaToken: proof, recaptchaAction } = request;
    const context = { humanCheck, secret, nowMs: now(), ...asker };
    const missing = () => new Refusal('human_check_required');
    if (proof !== '' && proof !== PLACEHOLDER_TOKEN && recaptchaAction !== FORGOT_EMAIL_ACTION)
      throw new Refusal('human_check_failed');
    const wanted = { action: FORGOT_EMAIL_ACTION, purpose: FORGOT_EMAIL_PATH, missing };
    return proveVisitor({ proof, pageToken: asker.pageToken }, wanted, context);
  }

  /** Uses a proof up before anything is looked for, so that a second one with it learns nothing. @throws Refusal */
  async function useUp(tokens: readonly OneTimeToken[]): Promise<void> {
    try {
      await storage.write((transaction) => claimOnce(transaction, tokens));
    } catch (error) {
      if (error instanceof UsedTokenError) throw new Refusal('token_used');
      throw error;
    }
  }

  return async (request, asker) => {
    const { visitorId, ip, language } = asker;
    await limit(FORGOT_EMAIL_LIMITS.network, networkOf(ip));
    checkFields(request);
    await limit(FORGOT_EMAIL_LIMITS.visitor, visitorId);
    const { checked, flags, tokens } = await proofOf(request, asker);
    if (!checked) {
      await limit(FORGOT_EMAIL_LIMITS.uncheckedVisitor, visitorId);
      await limit(FORGOT_EMAIL_LIMITS.uncheckedNetwork, networkOf(ip));
    }
    await useUp(tokens);

    const { streetAddress, unitNumber, zipCode, eventLabel } = request;
    const email = await accounts.emailAt({ streetAddress, unitNumber, zipCode });
    if (email === undefined) return { found: false };
    const written = (await limiter.take(FORGOT_EMAIL_LIMITS.account, email)) === 0;
    if (written) {
      const payload = { email, streetAddress, unitNumber, zipCode, eventLabel, language };
      // Every request had a proof of its own, so none is the repetition of another.
      const identity = { idempotencyKey: randomUUID(), contentHash: hashContent(payload) };
      const letter = { kind: FORGOT_EMAIL_KIND, ...identity, payload, flags, answer: '', tokens: [] };
      await recordSubmission(storage, letter, now());
    }
    return { found: true, written };
  };
}
