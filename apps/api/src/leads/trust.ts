import { HUMAN_CHECK_ACTION, PLACEHOLDER_TOKEN } from '@skein/forms/contract';
import type { HumanCheck } from '../human-check/human-check.ts';
import { verifyPageToken } from '../human-check/page-token.ts';
import { verifyXsrfToken } from '../portal/xsrf-token.ts';
import type { OneTimeToken } from '../storage/one-time-tokens.ts';
import type { AddressPost } from './address-posts.ts';
import { FLAGS } from './leads.constants.ts';
import { Refusal } from '../visitor-post/refusal.ts';

export interface TrustContext {
  readonly humanCheck: HumanCheck;
  /** Signs the tokens of forms and pages. */
  readonly secret: string | Buffer;
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly ip: string;
  /** Where the post arrived. */
  readonly path: string;
  readonly nowMs: number;
}

/** What a post brought to show that a person sent it from a page of ours. */
export interface Trust {
  /** Whether a person is proven. */
  readonly checked: boolean;
  readonly flags: readonly string[];
  /** Used up when the post is stored. */
  readonly tokens: readonly OneTimeToken[];
}

/** What is wrong with the token of a page. */
export const PAGE_TOKEN_REFUSALS = {
  tooFast: 'too_fast',
  expired: 'token_expired',
  invalid: 'token_invalid',
} as const;

const isPlaceholder = (token: string) => token === '' || token === PLACEHOLDER_TOKEN;

/**
 * Judges the tokens of a post. One that is missing leaves a flag: scripts may not have loaded. One that is there must be
 * good.
 * @throws Refusal
 */
export async function judge(
  post: Pick<AddressPost, 'formToken' | 'pageToken' | 'humanToken'>,
  context: TrustContext,
): Promise<Trust> {
  const flags: string[] = [];
  const tokens: OneTimeToken[] = [];
  const { visitorId, secret, nowMs } = context;

  if (post.formToken !== undefined) {
    if (isPlaceholder(post.formToken)) flags.push(FLAGS.noFormToken);
    else {
      const verdict = verifyXsrfToken(post.formToken, { secret, visitorId, nowMs });
      if (verdict !== 'valid') throw new Refusal(verdict === 'expired' ? 'token_expired' : 'token_invalid');
    }
  }

  if (post.pageToken) {
    const verdict = verifyPageToken(post.pageToken, { secret, visitorId, purpose: context.path, nowMs });
    if (verdict.outcome !== 'valid') throw new Refusal(PAGE_TOKEN_REFUSALS[verdict.outcome]);
    tokens.push(verdict.token);
  }

  if (isPlaceholder(post.humanToken)) {
    return { checked: false, flags: [...flags, FLAGS.noHumanCheck], tokens };
  }
  const verdict = await context.humanCheck.verify(post.humanToken, {
    action: HUMAN_CHECK_ACTION,
    ip: context.ip,
  });
  switch (verdict.outcome) {
    case 'human':
      return { checked: true, flags, tokens: [...tokens, verdict.token] };
    case 'unavailable':
      return { checked: false, flags: [...flags, FLAGS.humanCheckUnavailable], tokens };
    case 'expired':
      throw new Refusal('human_check_expired');
    case 'invalid':
      throw new Refusal('human_check_failed');
  }
}
