import type { OneTimeToken } from '../../storage/one-time-tokens.ts';

export interface HumanCheckContext {
  /** The action that the page named when it requested the token. */
  readonly action: string;
  readonly ip: string;
}

/**
 * The result of a human check. `unavailable`: the token may be valid, but the service that checks tokens did
 * not answer. `doubtful`: the token is valid, but the service takes the visitor for a program. Another token would not help.
 */
export type HumanVerdict =
  | { readonly outcome: 'human'; readonly token: OneTimeToken }
  | { readonly outcome: 'expired' | 'invalid' | 'doubtful' | 'unavailable' };

/** Distinguishes people from programs. A token can be verified many times, until a stored post uses it up. */
export interface HumanCheck {
  verify(token: string, context: HumanCheckContext): Promise<HumanVerdict>;
  /** Returns why the last token could not be checked, or undefined if it could. */
  problem?(): string | undefined;
}
