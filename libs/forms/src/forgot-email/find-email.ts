import {
  FORGOT_EMAIL_ACTION,
  FORGOT_EMAIL_SUCCESS,
  NOT_FOUND_ACTION,
  type ForgotEmailProblem,
} from './forgot-email-rules.ts';
import type { ForgotEmailRequest } from './forgot-email-request.ts';
import { TOKEN_WAIT_MS, type HumanCheck } from '../human-check/human-check.ts';
import { ANSWER_WAIT_MS, refusalOf, type PostResult } from '../post/send-post.ts';
import { MissingScript } from '../wait/missing-script.ts';
import { withinTime } from '../wait/within-time.ts';

/** Status of an answer that refuses a request for a limited time, and gives a reason. */
const UNAVAILABLE = 503;
/** Longest reason to show, in characters. A longer text is not meant for visitors. */
const REASON_MAX = 300;

export interface EmailLookup {
  readonly url: string;
  readonly street: string;
  readonly unit: string;
  readonly zip: string;
  readonly eventLabel: string;
}

/**
 * Result of a lookup. Undefined: the service has found the email and sends a message to it. A text: the reason why
 * there is no email. An object: the service has not searched, because fields have mistakes or the visitor must wait.
 */
export type EmailLookupResult = ForgotEmailProblem | PostResult | undefined;

const textOf = (answer: unknown, key: string): string | undefined => {
  const value =
    typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Returns the service's reason. Returns undefined if there is none, or it is not meant for visitors. */
function reasonOf(answer: unknown): string | undefined {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  const reason = textOf(error, 'message')?.trim();
  return reason && reason.length <= REASON_MAX ? reason : undefined;
}

/**
 * Requests the email of the account at an address. Sends the request only with a token of the human check.
 * @param signal stops waiting for the service. Default: a signal with the time limit of all forms
 * @throws MissingScript if the script of the human check cannot be loaded. Otherwise never rejects
 */
export async function findEmail(
  { url, street, unit, zip, eventLabel }: EmailLookup,
  check: HumanCheck,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  signal?: AbortSignal,
): Promise<EmailLookupResult> {
  let recaptchaToken: string;
  try {
    recaptchaToken = await withinTime(check.token(FORGOT_EMAIL_ACTION), TOKEN_WAIT_MS);
  } catch (error) {
    // Without the script, the browser posts the form as a page, and the page's token is the proof.
    if (error instanceof MissingScript) throw error;
    console.error('reCAPTCHA not ready', error);
    return 'notReady';
  }
  const request: ForgotEmailRequest = {
    streetAddress: street,
    unitNumber: unit,
    zipCode: zip,
    recaptchaToken,
    recaptchaAction: FORGOT_EMAIL_ACTION,
    eventLabel,
  };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        // The browser may not send the page's address, which has the language.
        'accept-language': globalThis.document?.documentElement.lang || 'en',
      },
      credentials: 'same-origin',
      body: JSON.stringify(request),
      signal: signal ?? AbortSignal.timeout(ANSWER_WAIT_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const [status, action] = [textOf(answer, 'status'), textOf(answer, 'action')];
    if (action === NOT_FOUND_ACTION) return 'notFound';
    const refusal = response.ok ? undefined : refusalOf(response, answer);
    if (refusal?.kind === 'refused' || (refusal?.kind === 'failed' && refusal.message !== undefined))
      return refusal;
    const reason = response.status === UNAVAILABLE ? reasonOf(answer) : undefined;
    if (refusal?.kind === 'failed' && reason !== undefined) return { ...refusal, message: reason };
    if (!response.ok) throw new Error(status ?? `API Error: ${response.status}`);
    const found = status === FORGOT_EMAIL_SUCCESS.status && action === FORGOT_EMAIL_SUCCESS.action;
    return found ? undefined : 'invalidAddress';
  } catch (error) {
    console.error('An unexpected error occurred.', error);
    return 'invalidAddress';
  }
}
