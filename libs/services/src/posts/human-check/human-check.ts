import type { OneTimeToken } from '../../storage/one-time-tokens.ts';

export interface HumanCheckContext {
  /** The action for which the page requested the token. */
  readonly action: string;
  readonly ip: string;
}

/**
 * The result of a human check. `unavailable`: the token may be good, but the service that checks it did not
 * answer.
 */
export type HumanVerdict =
  | { readonly outcome: 'human'; readonly token: OneTimeToken }
  | { readonly outcome: 'expired' | 'invalid' | 'unavailable' };

/** Tells people from programs. `verify` does not use up a token: that happens when the post is stored. */
export interface HumanCheck {
  verify(token: string, context: HumanCheckContext): Promise<HumanVerdict>;
}
