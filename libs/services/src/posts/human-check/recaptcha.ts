import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { HumanCheck, HumanVerdict } from './human-check.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 3000;
/** The lowest score that passes, from 0 (certainly a program) to 1. */
const LOWEST_SCORE = 0.5;
/** How long to remember a used token, in ms. The vendor accepts a token only for the first two minutes. */
const REMEMBER_MS = 5 * 60 * 1000;

const Codes = v.optional(v.array(v.string()), []);
/**
 * The vendor's response. If `success`, `score` or `action` has an unusable value, the whole response is
 * unusable. Otherwise a program could pass by mistake. Unusable error codes are ignored.
 */
const Answer = v.object({
  success: v.boolean(),
  /** Only reCAPTCHA v3 gives a score. */
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  'error-codes': v.fallback(Codes, []),
});

/** The vendor's error codes for wrong settings. A visitor cannot cause these errors. */
const OUR_FAULTS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

export interface RecaptchaOptions {
  readonly secret: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
  readonly log?: { warn(details: object, message: string): void };
}

/** Creates a human check with reCAPTCHA v3 or with the v2 widget. */
export function recaptcha({
  secret,
  fetch = globalThis.fetch,
  now = Date.now,
  log,
}: RecaptchaOptions): HumanCheck {
  let problem: string | undefined;
  function unread(field: string): undefined {
    log?.warn({ reason: field }, 'the answer of the human check cannot be read');
  }
  function isAway(reason: string): undefined {
    problem = reason;
    log?.warn({ reason }, 'human check is not available');
  }

  async function ask(token: string, ip: string): Promise<v.InferOutput<typeof Answer> | undefined> {
    try {
      const response = await fetch(VERIFY_URL, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body: unknown = response.ok ? await response.json() : undefined;
      const read = v.safeParse(Answer, body);
      if (response.ok && !read.success) {
        const field = v.getDotPath(read.issues[0]) ?? 'answer';
        problem = `its answer cannot be read: ${field}`;
        return unread(field);
      }
      const answer = read.success ? read.output : undefined;
      if (answer && !v.is(Codes, Object(body)['error-codes'])) unread('error-codes');
      const fault = answer?.['error-codes'].find((code) => OUR_FAULTS.has(code));
      if (!answer || fault !== undefined) return isAway(fault ?? `status ${response.status}`);
      problem = undefined;
      return answer;
    } catch (error) {
      return isAway(error instanceof Error ? error.name : 'failed');
    }
  }

  return {
    problem: () => problem,
    async verify(token, { action, ip }): Promise<HumanVerdict> {
      const answer = await ask(token, ip);
      if (!answer) return { outcome: 'unavailable' };
      if (!answer.success)
        return { outcome: answer['error-codes'].includes('timeout-or-duplicate') ? 'expired' : 'invalid' };
      const wrongAction = answer.action !== undefined && answer.action !== action;
      if (wrongAction) return { outcome: 'invalid' };
      if ((answer.score ?? 1) < LOWEST_SCORE) return { outcome: 'doubtful' };
      const tokenId = `recaptcha:${createHash('sha256').update(token).digest('base64url')}`;
      return { outcome: 'human', token: { tokenId, expiresAtMs: now() + REMEMBER_MS } };
    },
  };
}
