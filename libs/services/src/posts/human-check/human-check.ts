import type { OneTimeToken } from '../../storage/one-time-tokens.ts';

export interface HumanCheckContext {
  /** The action that the page named when it requested the token. */
  readonly action: string;
  readonly ip: string;
}

/**
 * The result of a human check. `unavailable`: the token may be valid, but the service that checks tokens did
 * not answer.
 */
export type HumanVerdict =
  | { readonly outcome: 'human'; readonly token: OneTimeToken }
  | { readonly outcome: 'expired' | 'invalid' | 'unavailable' };

/** Distinguishes people from programs. A token can be verified many times, until a stored post uses it up. */
export interface HumanCheck {
  verify(token: string, context: HumanCheckContext): Promise<HumanVerdict>;
}
